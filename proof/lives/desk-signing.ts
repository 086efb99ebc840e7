import type { ProviderRequest, Provider, ProviderReply } from './network'
import type { LivesSandbox } from './sandbox'
import { day, time } from './time'

/**
 * Records of the signing service (Signicat Express Sign v1): its requests and answers, and the
 * actions of signers. The sandbox gives the answers. The records are made from the requests, the
 * answers and the service's messages, so that the checks depend on none of the sandbox's code.
 */
export interface Signer {
  readonly externalId: string
  readonly isTenant: boolean
  readonly url: string
  signedAt: number | null
}
export interface Document {
  readonly id: string
  readonly externalId: string
  /** The paper that is signed, and its contract, according to our name for the order. */
  readonly paper: 'contract' | 'checklist'
  readonly contract: number
  readonly createdAt: number
  readonly deadline: number
  readonly signers: readonly Signer[]
  /**
   * The time from which the document can't be signed, because it was cancelled. The service may show it as open for a
   * while longer.
   */
  canceledAt: number
  endedAt: number
  packagedAt: number
}
export type DocumentState = 'unsigned' | 'partialsigned' | 'signed' | 'canceled' | 'expired' | 'deleted'

export const signUrl = 'http://127.0.0.1:3101/signicat/sign'
export const tokenUrl = 'http://127.0.0.1:3101/signicat/oauth/connect/token'
const retentionMs = 7 * day

/** The current state of a document. */
export function stateOf({ signers, deadline, canceledAt, endedAt }: Document): DocumentState {
  const end = Math.min(endedAt, canceledAt, deadline)
  if (end + retentionMs <= time.ms) return 'deleted'
  if (signers.every(({ signedAt }) => signedAt !== null)) return 'signed'
  if (canceledAt <= time.ms) return 'canceled'
  if (deadline <= time.ms) return 'expired'
  return signers.some(({ signedAt }) => signedAt !== null) ? 'partialsigned' : 'unsigned'
}
export const isOpen = (document: Document): boolean => ['unsigned', 'partialsigned'].includes(stateOf(document))
export const isSigned = ({ signers }: Document): boolean => signers.every(({ signedAt }) => signedAt !== null)
export const haveTenantsSigned = ({ signers }: Document): boolean =>
  signers.every(({ isTenant, signedAt }) => !isTenant || signedAt !== null)

type NewDocument = Pick<Document, 'id' | 'externalId' | 'deadline'> & {
  readonly signers: readonly Omit<Signer, 'signedAt'>[]
}
/** The answer to the request that creates a document. */
interface Created {
  readonly documentId: string
  readonly externalId: string
  readonly signers: readonly { readonly externalSignerId: string; readonly url: string; readonly order: number }[]
  readonly advanced: { readonly timeToLive: { readonly deadline: string } }
}

function newDocument({ signers, ...made }: NewDocument): Document {
  const [, paper, contract] = /^(contract|checklist):(\d+):/.exec(made.externalId) ?? []
  return {
    ...made,
    paper: paper as Document['paper'],
    contract: Number(contract),
    createdAt: time.ms,
    signers: signers.map((each) => ({ ...each, signedAt: null })),
    canceledAt: Infinity,
    endedAt: Infinity,
    packagedAt: Infinity,
  }
}

const createdBy = ({ documentId, externalId, signers, advanced }: Created): NewDocument => ({
  id: documentId,
  externalId,
  deadline: Date.parse(advanced.timeToLive.deadline),
  signers: signers.map(({ externalSignerId, url, order }) => ({
    externalId: externalSignerId,
    isTenant: order === 1,
    url,
  })),
})

/** National ids of the sandbox: its person with any signer's name, and somebody else. */
const ownId = '29124815345'
const othersId = '04886991180'

export function openSigning(sandbox: LivesSandbox) {
  const documents: Document[] = []
  /** True if the next document is declined because of a telephone number. */
  const behaviour = { declinesNext: false }
  /** Called when the service has carried out a request. */
  const watch = {
    added: (_document: Document): void => undefined,
    canceled: (_document: Document): void => undefined,
    declined: (_externalId: string): void => undefined,
  }

  function add(made: NewDocument): Document {
    const document = newDocument(made)
    documents.push(document)
    watch.added(document)
    return document
  }

  async function create(asked: ProviderRequest): Promise<ProviderReply> {
    // The service declines a number that nobody can have.
    const body = behaviour.declinesNext ? asked.body.replace(/"number":"\d+"/, '"number":"12"') : asked.body
    behaviour.declinesNext = false
    const reply = await sandbox.answer({ ...asked, body })
    if (reply.status === 201) add(createdBy(JSON.parse(reply.text!) as Created))
    if (reply.status === 400) watch.declined((JSON.parse(body) as { externalId: string }).externalId)
    return reply
  }

  /** Records that a document was cancelled, on request or because its deposit account was. */
  function cancel(document: Document): void {
    document.canceledAt = time.ms
    watch.canceled(document)
  }

  async function answer(asked: ProviderRequest): Promise<ProviderReply> {
    if (asked.method !== 'POST') return await sandbox.answer(asked)
    if (asked.path.endsWith('/sign/documents')) return await create(asked)
    const reply = await sandbox.answer(asked)
    const [, id] = /\/sign\/documents\/([^/]+)\/cancel$/.exec(asked.path) ?? []
    const document = documents.find((each) => each.id === id)
    if (document && reply.status < 400) cancel(document)
    return reply
  }

  const provider: Provider = { name: 'signing', origin: new URL(signUrl).origin, answer }
  return {
    provider,
    documents,
    behaviour,
    watch,
    add,
    cancel,
    /** Takes note of a message of the service. */
    hear(type: string, about: object): void {
      const { id } = about as { readonly id: string }
      const document = documents.find((each) => each.id === id)
      if (document && type === 'order.completed') document.packagedAt = time.ms
    },
    /** The document and signer of an address. */
    at(url: string): { document: Document; signer: Signer } | undefined {
      for (const document of documents)
        for (const signer of document.signers) if (signer.url === url) return { document, signer }
      return undefined
    },
    /**
     * Signs for a signer. `isOwn` is false for another person's electronic id. Returns false if the signing page
     * doesn't allow it.
     */
    async sign(document: Document, signer: Signer, isOwn: boolean): Promise<boolean> {
      // The signing page of a deleted document can't be opened.
      if (stateOf(document) === 'deleted') return false
      const isDone = await sandbox.play(`signicat/documents/${document.id}/sign`, {
        externalSignerId: signer.externalId,
        nationalId: isOwn ? ownId : othersId,
        ...(isOwn && { dateOfBirth: '1990-05-17' }),
      })
      if (!isDone) return false
      signer.signedAt = time.ms
      if (isSigned(document)) document.endedAt = time.ms
      return true
    },
  }
}
export type Signing = ReturnType<typeof openSigning>
