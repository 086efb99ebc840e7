import type { Chance } from './chance'
import type { ProviderRequest, Provider, ProviderReply } from './network'
import { lettingsOf, type Letting } from './authority-return'
import type { Authority } from './provider-authority'
import { minute, second, time } from './time'

/**
 * Altinn, which receives a return, as its documentation describes it. An instance is filled, its files are scanned for a
 * while, and two steps submit it. The authority's answer comes later.
 */
export interface Instance {
  readonly id: string
  readonly pid: string
  readonly year: number
  readonly startedAt: number
  readonly files: { readonly id: string; readonly dataType: string; readonly cleanAt: number }[]
  envelope: string | null
  step: 1 | 2 | 3
  handedInAt: number
  answersAt: number
  verdict: 'Tilgjengelig' | 'Godkjent' | 'Avvist' | null
  isGone: boolean
}
/** All submissions, in order. */
export interface HandedIn {
  readonly pid: string
  readonly year: number
  readonly at: number
  readonly instance: Instance
  readonly lettings: readonly Letting[]
}

export const altinnUrl = 'https://altinn.lives.test'
export const appPath = '/skd/formueinntekt-skattemelding-v2'
const refused = (status: number): ProviderReply => ({ status, json: { code: 'refused' } })

const processOf = ({ step }: Instance) => ({ currentTask: { elementId: `Task_${step}` }, ended: null })
const fileOf = ({ id, dataType, cleanAt }: Instance['files'][number]) => ({
  id,
  dataType,
  fileScanResult: cleanAt <= time.ms ? 'Clean' : 'Pending',
})
const shown = (instance: Instance) => ({
  id: instance.id,
  process: processOf(instance),
  data: [
    ...instance.files.map(fileOf),
    ...(instance.answersAt <= time.ms ? [{ id: 'answer', dataType: 'tilbakemelding', fileScanResult: 'Clean' }] : []),
  ],
  status: {
    substatus:
      instance.verdict !== null && instance.answersAt <= time.ms
        ? { label: instance.verdict, description: `Svar: ${instance.verdict}` }
        : null,
  },
})

export function openAltinn(chance: Chance, authority: Authority, pidOf: (token: string) => string | undefined) {
  const instances: Instance[] = []
  const handedIn: HandedIn[] = []

  function create(pid: string, body: string): ProviderReply {
    const { dataValues } = JSON.parse(body) as { dataValues: { inntektsaar: number } }
    const instance: Instance = {
      id: `${50_000_000 + instances.length}/instance-${instances.length + 1}`,
      pid,
      year: dataValues.inntektsaar,
      startedAt: time.ms,
      files: [],
      envelope: null,
      step: 1,
      handedInAt: Infinity,
      answersAt: Infinity,
      verdict: null,
      isGone: false,
    }
    instances.push(instance)
    return { status: 201, json: shown(instance) }
  }

  /** The authority accepts or rejects the submission, and its answer arrives after a while. */
  function take(instance: Instance): void {
    const found = authority.returnOf(instance.pid, instance.year)!
    const { xml, isWhole } = authority.opened(instance.envelope!)
    instance.step = 3
    instance.handedInAt = time.ms
    instance.answersAt = time.ms + 30 * second + chance.below(chance.is(0.7) ? minute : 60 * minute)
    instance.verdict = chance.is(0.15) ? 'Avvist' : isWhole ? 'Godkjent' : 'Tilgjengelig'
    handedIn.push({ pid: instance.pid, year: instance.year, at: time.ms, instance, lettings: lettingsOf(xml) })
    if (instance.verdict !== 'Avvist') authority.take(found, xml)
  }

  function step(instance: Instance): ProviderReply {
    if (instance.files.some(({ cleanAt }) => cleanAt > time.ms)) return refused(409)
    if (instance.step === 3 || instance.envelope === null) return refused(409)
    if (instance.step === 1) instance.step = 2
    else take(instance)
    return { status: 200, json: processOf(instance) }
  }

  function addFile(instance: Instance, dataType: string, body: string): ProviderReply {
    const file = {
      id: `file-${instance.files.length + 1}`,
      dataType,
      cleanAt: time.ms + (chance.is(0.7) ? 0 : 3 * second),
    }
    instance.files.push(file)
    if (dataType === 'skattemeldingOgNaeringsspesifikasjon') instance.envelope = body
    return { status: 201, json: fileOf(file) }
  }

  function answer({ method, path, query, header, body }: ProviderRequest): ProviderReply {
    const token = header('authorization').replace('Bearer ', '')
    if (path.endsWith('/exchange/id-porten'))
      return pidOf(token) === undefined ? refused(401) : { status: 200, text: `altinn-${token}` }
    const pid = pidOf(token.replace('altinn-', ''))
    if (pid === undefined) return refused(401)
    const rest = path.replace(appPath, '')
    if (rest === '/api/v1/profile/user')
      return { status: 200, json: { partyId: 500, party: { name: `PERSON ${pid.slice(0, 6)}` } } }
    if (rest === '/instances/' && method === 'POST') return create(pid, body)
    const [, id, more = ''] = /^\/instances\/(\d+\/[\w-]+)(.*)$/.exec(rest) ?? []
    const instance = instances.find((each) => each.id === id && !each.isGone)
    if (!instance || instance.pid !== pid) return refused(404)
    if (more === '/process/next') return step(instance)
    if (more === '/data') return addFile(instance, query.get('dataType') ?? '', body)
    if (more === '/data/answer') return { status: 200, text: authority.receipt(instance.envelope!) }
    if (method === 'DELETE') {
      if (instance.step === 3) return refused(409)
      instance.isGone = true
      return { status: 200, json: {} }
    }
    return { status: 200, json: shown(instance) }
  }

  const provider: Provider = { name: 'altinn', origin: altinnUrl, answer }
  return { provider, instances, handedIn }
}
export type Altinn = ReturnType<typeof openAltinn>
