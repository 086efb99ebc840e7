import {
  lettingsOf,
  openDraft,
  openEnvelope,
  restOf,
  withProperties,
  type Letting,
  type Property,
} from './authority-return'
import type { Provider, ProviderReply, ProviderRequest } from './network'
import type { LivesSandbox } from './sandbox'
import { time } from './time'

/**
 * Records of the tax authority and Altinn: their requests and answers. The sandbox gives the
 * answers. The records are made from the requests, the answers and the authority's verdicts, so
 * that the checks depend on none of the sandbox's code.
 */
export interface Instance {
  readonly id: string
  readonly pid: string
  readonly year: number
  readonly startedAt: number
  envelope: string
  /** Infinity before. */
  answeredAt: number
  verdict: string | null
  isGone: boolean
}
/** A draft as the product has fetched it. */
export interface Draft {
  readonly reference: string
  /** The year and the national id: `2025/29817491020`. */
  readonly of: string
  /** The id of the instance whose return the authority accepted last. Null if the draft is the authority's own. */
  readonly accepted: string | null
  /** The parts that have nothing to do with property. */
  readonly rest: string
}
/** All submissions, in order. */
export interface HandedIn {
  readonly instance: Instance
  readonly at: number
  /** The draft that the return was made from, as the return itself says. Undefined if nobody has fetched it. */
  readonly draft: Draft | undefined
  readonly lettings: readonly Letting[]
  readonly rest: string
}

export const authorityUrl = 'http://127.0.0.1:3106/skatteetaten'
export const altinnUrl = 'http://127.0.0.1:3107/altinn'

const draftOf = ({ year, pid }: Pick<Instance, 'year' | 'pid'>) => `${year}/${pid}`

/** The request that creates an instance. */
interface CreateRequest {
  readonly instanceOwner: { readonly personNumber: string }
  readonly dataValues: { readonly inntektsaar: number }
}

/** The tax authority: its drafts, and what the product has fetched. */
function openAuthority(sandbox: LivesSandbox, properties: ReadonlyMap<string, readonly Property[]>) {
  const drafts: Draft[] = []
  const prepared = new Set<string>()
  /** The instance of the last accepted return of each person and year. */
  const accepted = new Map<string, string>()
  const behaviour = {
    /** True if the draft changes between the next fetch and the validation after it. */
    changesNext: false,
  }

  /** Before anybody sees a draft, the authority fills in the properties that the person has by then. */
  async function prepare(of: string): Promise<void> {
    if (prepared.has(of)) return
    prepared.add(of)
    const [year, pid] = of.split('/') as [string, string]
    const own = properties.get(pid)?.filter(({ isMissing }) => !isMissing) ?? []
    if (own.length === 0) return
    const { xml } = openDraft(await sandbox.control('GET', `skatteetaten/drafts/${of}`))
    await sandbox.control('PUT', `skatteetaten/drafts/${of}`, { document: withProperties(xml, Number(year), own) })
  }

  async function fetched(of: string, answer: string): Promise<void> {
    const { reference, xml } = openDraft(answer)
    if (!drafts.some((each) => each.reference === reference))
      drafts.push({ reference, of, accepted: accepted.get(of) ?? null, rest: restOf(xml) })
    if (!behaviour.changesNext) return
    behaviour.changesNext = false
    await sandbox.control('POST', `skatteetaten/drafts/${of}/touch`)
  }

  async function answer(asked: ProviderRequest): Promise<ProviderReply> {
    const [, kind, of] = /\/v2\/(valider\/)?(\d{4}\/\d{11})$/.exec(asked.path) ?? []
    if (of !== undefined) await prepare(of)
    const reply = await sandbox.answer(asked)
    if (of !== undefined && kind === undefined && reply.status === 200) await fetched(of, reply.text!)
    return reply
  }
  const provider: Provider = { name: 'authority', origin: new URL(authorityUrl).origin, answer }
  return { provider, drafts, accepted, behaviour }
}

/** Altinn: its instances, and what was submitted. */
function openAltinn(sandbox: LivesSandbox, drafts: readonly Draft[]) {
  const instances: Instance[] = []
  const handedIn: HandedIn[] = []

  function created(body: string, answer: string): void {
    const { instanceOwner, dataValues } = JSON.parse(body) as CreateRequest
    instances.push({
      id: (JSON.parse(answer) as { id: string }).id,
      pid: instanceOwner.personNumber,
      year: dataValues.inntektsaar,
      startedAt: time.ms,
      envelope: '',
      answeredAt: Infinity,
      verdict: null,
      isGone: false,
    })
  }

  function handIn(instance: Instance): void {
    const { xml, reference } = openEnvelope(instance.envelope)
    const draft = drafts.find((each) => each.of === draftOf(instance) && each.reference === reference)
    handedIn.push({ instance, at: time.ms, draft, lettings: lettingsOf(xml), rest: restOf(xml) })
  }

  /** Records a request that Altinn has carried out. */
  function carriedOut({ method, path, query, body }: ProviderRequest, answer: string): void {
    if (method === 'POST' && path.endsWith('/instances/')) return created(body, answer)
    const instance = instances.find(({ id }) => path.includes(`/instances/${id}`))
    if (!instance) return
    if (method === 'DELETE') instance.isGone = true
    if (method === 'POST' && query.get('dataType') === 'skattemeldingOgNaeringsspesifikasjon') instance.envelope = body
    if (path.endsWith('/process/next') && answer.includes('"Task_3"')) handIn(instance)
  }

  async function answer(asked: ProviderRequest): Promise<ProviderReply> {
    const reply = await sandbox.answer(asked)
    if (reply.status < 300) carriedOut(asked, reply.text ?? '')
    return reply
  }
  const provider: Provider = { name: 'altinn', origin: new URL(altinnUrl).origin, answer }
  return { provider, instances, handedIn }
}

/** `onVerdict` gets each verdict of the authority. */
export function openTaxDesk(
  sandbox: LivesSandbox,
  properties: ReadonlyMap<string, readonly Property[]>,
  onVerdict: (verdict: string) => void,
) {
  const { drafts, accepted, behaviour, provider: authority } = openAuthority(sandbox, properties)
  const { instances, handedIn, provider: altinn } = openAltinn(sandbox, drafts)
  return {
    providers: [authority, altinn],
    drafts,
    instances,
    handedIn,
    behaviour,
    /** Lets the next validation refuse for this reason. */
    async refuseNext(code: string): Promise<void> {
      await sandbox.control('DELETE', 'skatteetaten/result')
      await sandbox.control('POST', 'skatteetaten/result', { code })
    },
    /** Takes note of the authority's answer to a submission. A return that is not rejected replaces the draft. */
    hear(type: string, about: object): void {
      if (type !== 'return answered') return
      const { id, label } = about as { readonly id: string; readonly label: string }
      const instance = instances.find((each) => each.id === id)!
      instance.verdict = label
      instance.answeredAt = time.ms
      if (label !== 'Avvist') accepted.set(draftOf(instance), id)
      onVerdict(label)
    },
  }
}
export type TaxDesk = ReturnType<typeof openTaxDesk>
