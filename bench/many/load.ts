import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { within } from '../probe'
import { boundary, type Visit } from './mix'

/** Debian's Tsung. Visits arrive at random moments, without waiting for earlier answers. */
const tsung = '/usr/bin/tsung'

/** The result of a run. Times in milliseconds. */
export interface Loaded {
  /** The requested number of visits that start each second. */
  readonly rate: number
  readonly requests: number
  /** Answered requests for each second in which visits arrived. */
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Failed answers, and calls without an answer, by kind. */
  readonly failed: ReadonlyMap<string, number>
  readonly byTag: ReadonlyMap<string, { readonly count: number; readonly p50: number; readonly p99: number }>
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')

type Asked = Visit['asked'][number]

/** `tag` is written as its number, because Tsung allows no blanks there. */
function requestXml({ path, body, form, headers = {}, remembered = {} }: Asked, tag: number): string {
  const url = path.startsWith('%%') ? path : `/api/${path}`
  const content =
    form !== undefined
      ? ` method="POST" content_type="multipart/form-data; boundary=${boundary}" contents_from_file="${escaped(form)}"`
      : body !== undefined
        ? ` method="POST" content_type="application/json" contents="${escaped(body)}"`
        : ' method="GET"'
  const variables = Object.entries(remembered).map(([name, at]) => `<dyn_variable name="${name}" jsonpath="${at}"/>`)
  const sent = Object.entries(headers).map(([name, value]) => `<http_header name="${name}" value="${escaped(value)}"/>`)
  return `<request subst="true" tag="t${tag}">${variables.join('')}<http url="${escaped(url)}"${content} version="1.1">${sent.join('')}</http></request>`
}

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const tagsOf = (visits: readonly Visit[]): string[] => [
  ...new Set(visits.flatMap(({ asked }) => asked.map(({ tag }) => tag))),
]

/** The run in Tsung's format. It ends at most `grace` seconds after the last visit has started. */
function configuration(url: URL, visits: readonly Visit[], rate: number, seconds: number, grace: number): string {
  const people = [...new Set(visits.map((visit) => visit.people))]
  const tags = tagsOf(visits)
  const sessions = visits.map(
    ({ share, people: file, columns, asked }, n) => `
    <session name="visit${n}" probability="${share}" type="ts_http">
      <setdynvars sourcetype="file" fileid="people${people.indexOf(file)}" delimiter=";" order="iter">${columns.map((column) => `<var name="${column}"/>`).join('')}</setdynvars>
      ${asked.map((one) => requestXml(one, tags.indexOf(one.tag))).join('\n      ')}
    </session>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE tsung SYSTEM "/usr/share/tsung/tsung-1.0.dtd">
<tsung loglevel="error" dumptraffic="protocol" version="1.0">
  <clients><client host="localhost" use_controller_vm="true" maxusers="20000"/></clients>
  <servers><server host="${url.hostname}" port="${url.port}" type="tcp"/></servers>
  <load duration="${seconds + grace}" unit="second">
    <arrivalphase phase="1" duration="${seconds}" unit="second"><users arrivalrate="${rate}" unit="second"/></arrivalphase>
  </load>
  <options>
    ${people.map((file, n) => `<option name="file_server" id="people${n}" value="${escaped(file)}"/>`).join('\n    ')}
    <option name="global_ack_timeout" value="30000"/>
    <option type="ts_http" name="user_agent"><user_agent probability="100">${agent}</user_agent></option>
  </options>
  <sessions>${sessions.join('')}
  </sessions>
</tsung>
`
}

interface Answered {
  readonly tag: string
  readonly status: string
  readonly ms: number
}

/** One line of Tsung's dump: date;pid;id;method;host;URL;status;size;duration;transaction;match;error;tag. */
function answered(line: string, tags: readonly string[]): Answered | null {
  const cells = line.split(';')
  if (line.startsWith('#') || cells.length < 13) return null
  const [error, tag] = cells.slice(-2) as [string, string]
  return { tag: tags[Number(tag.slice(1))]!, status: error || cells.at(-7)!, ms: Number(cells.at(-5)) }
}

/** Lets visits arrive at that rate per second, for that many seconds. Refuses with a sentence when Tsung is missing. */
export async function loadWith(
  {
    url,
    directory,
    visits,
    grace = 15,
  }: { readonly url: string; readonly directory: string; readonly visits: readonly Visit[]; readonly grace?: number },
  rate: number,
  seconds: number,
): Promise<Loaded> {
  if (!existsSync(tsung)) throw new Error('Tsung of Debian is missing: apt-get install tsung')
  const log = join(directory, 'tsung')
  await rm(log, { recursive: true, force: true })
  await mkdir(log, { recursive: true })
  const file = join(directory, 'tsung.xml')
  await writeFile(file, configuration(new URL(url), visits, rate, seconds, grace))
  const child = spawn(tsung, ['-f', file, '-l', log, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: directory },
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)))
  const over = once(child, 'exit')
  const ended = await Promise.race([over, sleep((seconds + grace + 45) * 1000, null, { ref: false })])
  // Tsung has its own process group, because its command starts the runtime as another process.
  if (ended === null) process.kill(-child.pid!, 'SIGKILL')
  const [run] = await readdir(log)
  const dump = await readFile(join(log, run ?? '', 'tsung.dump'), 'utf8').catch(() => '')
  const all = dump.split('\n').flatMap((line) => answered(line, tagsOf(visits)) ?? [])
  if (all.length === 0) throw new Error(`Tsung asked for nothing: ${output}`)
  const times = (some: readonly Answered[]) => some.map(({ ms }) => ms)
  const failed = new Map<string, number>()
  for (const { tag, status } of all.filter((one) => !/^[23]\d\d$/.test(one.status)))
    failed.set(`${tag}: ${status}`, (failed.get(`${tag}: ${status}`) ?? 0) + 1)
  const byTag = new Map(
    [...new Set(all.map(({ tag }) => tag))].map((tag) => {
      const own = times(all.filter((one) => one.tag === tag))
      return [tag, { count: own.length, p50: within(own, 0.5), p99: within(own, 0.99) }]
    }),
  )
  return {
    rate,
    requests: all.length,
    perSecond: all.length / seconds,
    p50: within(times(all), 0.5),
    p99: within(times(all), 0.99),
    failed,
    byTag,
  }
}
