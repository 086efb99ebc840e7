import { z } from 'zod'
import { ProviderFailure } from '../../../base/provider/failure'
import { providerFetch } from '../../../base/provider/fetch'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import { readJson } from '../../../base/provider/read-json'
import { loadXml } from '../../../base/xml/library'
import {
  TaxRefused,
  type Altinn,
  type ProviderConversations,
  type Instance,
  type InstanceFile,
  type InstanceStep,
  type Taxpayer,
} from '../port'

export interface AltinnSettings {
  readonly platformUrl: string
  readonly appUrl: string
}

const maxBytes = 12_000_000

/** Altinn 3, in the name of the person who logged in. */
export function altinn3(settings: AltinnSettings, deps: Omit<ProviderDeps, 'name'>): ProviderConversations<Altinn> {
  const provider = openProvider({ ...deps, name: 'altinn' })
  const fetch = providerFetch({
    origins: [settings.platformUrl, settings.appUrl],
    timeoutMs: 9000,
    maxBytes,
    // The log must not show the party or the instance.
    nameOf: (path) => path.replace(/\/instances\/.*?(?=\/data|\/process|$)/, '/instances/…'),
  })
  return {
    async ask(operation, taxpayer, work) {
      // The return and the receipt are XML.
      await loadXml()
      return await provider.ask(operation, async (signal) =>
        work(await conversation(fetch, settings, taxpayer, signal)),
      )
    },
  }
}

interface Asked {
  readonly as: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path after the address of the app. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/**
 * Starts a conversation. Exchanges the person's token for a token of Altinn, which is used only in this conversation.
 */
async function conversation(
  fetch: typeof globalThis.fetch,
  { platformUrl, appUrl }: AltinnSettings,
  { nationalId, accessToken }: Taxpayer,
  signal: AbortSignal,
): Promise<Altinn> {
  const exchanged = await fetch(`${platformUrl}/authentication/api/v1/exchange/id-porten`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal,
  })
  const token = (await exchanged.text()).trim().replace(/^"(.*)"$/, '$1')
  if (!exchanged.ok) throw new TaxRefused(exchanged.status, `exchange token: ${exchanged.status}`)
  if (!/^[\w.~+/=-]{1,8000}$/.test(token)) throw new ProviderFailure('unreadable', 'exchange token: no token')

  async function ask({ as, method, path, headers, body }: Asked): Promise<string> {
    const answer = await fetch(`${appUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/xml, application/xml', ...headers },
      ...(body !== undefined && { body }),
      signal,
    })
    const text = await answer.text()
    if (!answer.ok) throw new TaxRefused(answer.status, `${as}: ${answer.status}`)
    return text
  }
  const json = { 'content-type': 'application/json' }
  const of = (id: string) => `/instances/${id.split('/').map(encodeURIComponent).join('/')}`
  return {
    async name() {
      const text = await ask({ as: 'profile', method: 'GET', path: '/api/v1/profile/user' })
      return readJson(ProfileAnswer, text, 'profile')
    },
    async create(year) {
      const text = await ask({
        as: 'create instance',
        method: 'POST',
        path: '/instances/',
        headers: json,
        body: JSON.stringify({
          instanceOwner: { personNumber: nationalId },
          appId: 'skd/formueinntekt-skattemelding-v2',
          dataValues: { inntektsaar: year },
        }),
      })
      return readJson(InstanceAnswer, text, 'create instance')
    },
    async read(id) {
      const text = await orNull(ask({ as: 'read instance', method: 'GET', path: of(id) }))
      return text === null ? null : readJson(InstanceAnswer, text, 'read instance')
    },
    async add(id, { dataType, name, contentType, bytes }) {
      const text = await ask({
        as: dataType === 'skattemelding-vedlegg' ? 'add attachment' : 'add return',
        method: 'POST',
        path: `${of(id)}/data?dataType=${dataType}`,
        // Altinn needs the name without quotation marks.
        headers: { 'content-type': contentType, 'content-disposition': `attachment; filename=${name}` },
        body: new Uint8Array(bytes),
      })
      return readJson(FileAnswer, text, 'add file').id
    },
    async next(id) {
      const text = await ask({ as: 'next step', method: 'PUT', path: `${of(id)}/process/next`, headers: json })
      return readJson(ProcessAnswer, text, 'next step')
    },
    file: (id, file) => ask({ as: 'read receipt', method: 'GET', path: `${of(id)}/data/${encodeURIComponent(file)}` }),
    async discard(id) {
      await orNull(ask({ as: 'discard instance', method: 'DELETE', path: `${of(id)}?hard=true` }))
    },
  }
}

/**
 * Returns the result of the work. Null if Altinn answers that the object doesn't exist (any more).
 */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof TaxRefused && (error.status === 404 || error.status === 410)) return null
    throw error
  })

const Text = z.string().nullish()
const ProfileAnswer = z
  .object({ partyId: z.union([z.int(), z.string()]), party: z.object({ name: Text }).nullish() })
  .transform(({ party }) => party?.name ?? '')

const steps = { Task_1: 'filling', Task_2: 'confirming', Task_3: 'handedIn' } as const satisfies Record<
  string,
  InstanceStep
>
/** The step of a process. If the process has ended, the return was handed in. */
const ProcessAnswer = z
  .object({
    currentTask: z.object({ elementId: z.enum(Object.keys(steps) as (keyof typeof steps)[]) }).nullish(),
    ended: Text,
  })
  .refine(({ currentTask, ended }) => currentTask || ended, 'no step')
  .transform(({ currentTask }): InstanceStep => (currentTask ? steps[currentTask.elementId] : 'handedIn'))

const scans: ReadonlyMap<string, InstanceFile['scan']> = new Map([
  ['Infected', 'infected'],
  ['Clean', 'clean'],
  ['NotApplicable', 'clean'],
])
const FileAnswer = z
  .object({ id: z.string().min(1), dataType: z.string(), fileScanResult: Text })
  .transform(({ id, dataType, fileScanResult }): InstanceFile => {
    // An unknown word counts as pending, because it doesn't say that the file is clean.
    return { id, dataType, scan: fileScanResult ? (scans.get(fileScanResult) ?? 'pending') : 'clean' }
  })
const Answered = z.object({ label: Text, description: Text }).nullish()
const InstanceAnswer = z
  .object({
    // The id is checked, because it becomes a part of addresses that are requested with the
    // person's token.
    id: z.string().regex(/^\d{1,20}\/[\w-]{1,60}$/),
    process: ProcessAnswer,
    data: z.array(FileAnswer).nullish(),
    status: z.object({ substatus: Answered }).nullish(),
  })
  .transform(({ id, process, data, status }): Instance => ({
    id,
    step: process,
    files: data ?? [],
    answer: status?.substatus?.label
      ? { label: status.substatus.label, description: status.substatus.description ?? '' }
      : null,
  }))
