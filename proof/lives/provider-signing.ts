import type { Chance } from './chance'
import type { Asked, Provider, Reply } from './network'
import type { Post } from './post'
import { day, instant, minute, second, time } from './time'

/**
 * The signing service (Signicat Express Sign v1), as its documentation describes it. A document has several signers in an
 * order. It ends when everybody has signed, when it is cancelled, or at its deadline. A cancellation may take effect a
 * little later. The signed file is ready some time after the last signature. The document is deleted a week after its end.
 */
export interface Signer {
  readonly id: string
  readonly externalId: string
  readonly isTenant: boolean
  readonly url: string
  readonly person: string
  readonly birthday: string
  signedAt: number | null
  signedBy: string
}
export interface Document {
  readonly id: string
  readonly externalId: string
  /** Which paper is signed, and for which contract, according to our name for the order. */
  readonly paper: 'contract' | 'checklist'
  readonly contract: number
  readonly createdAt: number
  readonly deadline: number
  readonly signers: readonly Signer[]
  /** True if the order is the bank's: the lease with a deposit account. */
  readonly isOfBank: boolean
  canceledAt: number
  endedAt: number
  packagedAt: number
}
export type DocumentState = 'unsigned' | 'partialsigned' | 'signed' | 'canceled' | 'expired' | 'deleted'

export const signUrl = 'https://sign.lives.test/express/sign'
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

export interface NewSigner {
  readonly externalId: string
  readonly isTenant: boolean
  readonly person: string
  readonly birthday: string
}

/** A signer in the request that creates a document. */
interface SignerBody {
  readonly externalSignerId: string
  readonly order: number
  readonly signerInfo: { readonly firstName: string; readonly lastName: string }
}
interface DocumentBody {
  readonly externalId: string
  readonly dataToSign: { readonly base64Content: string }
  readonly signers: readonly SignerBody[]
  readonly advanced: { readonly timeToLive: { readonly deadline: string } }
}

/** The state that the service's functions share. */
interface Desk {
  readonly chance: Chance
  readonly documents: Document[]
  /** True if the next document is declined, as for a telephone number that the service doesn't accept. */
  readonly behaviour: { declinesNext: boolean }
  /** Called when the service carries out a request. */
  readonly watch: {
    added(document: Document): void
    canceled(document: Document): void
    declined(externalId: string): void
  }
  readonly sendEvent: (eventName: string, document: Document) => void
}

function add(
  { documents, watch, sendEvent }: Desk,
  externalId: string,
  signers: readonly NewSigner[],
  deadline: number,
  isOfBank: boolean,
): Document {
  const [, paper, contract] = /^(contract|checklist):(\d+):/.exec(externalId) ?? []
  const id = `doc-${documents.length + 1}`
  const document: Document = {
    id,
    externalId,
    paper: paper as Document['paper'],
    contract: Number(contract),
    createdAt: time.ms,
    deadline: Math.min(deadline, time.ms + 45 * day),
    signers: signers.map((each, index) => ({
      ...each,
      id: `${id}-${index}`,
      url: `${signUrl}/s/${id}/${index}`,
      signedAt: null,
      signedBy: '',
    })),
    isOfBank,
    canceledAt: Infinity,
    endedAt: Infinity,
    packagedAt: Infinity,
  }
  documents.push(document)
  watch.added(document)
  sendEvent('order.created', document)
  return document
}

/** Cancels a document. Usually this takes effect at once, sometimes a little later. */
function cancel({ watch, chance }: Desk, document: Document): void {
  if (document.canceledAt < Infinity) return
  watch.canceled(document)
  // The bank ends its own orders at once.
  document.canceledAt = time.ms + (document.isOfBank || chance.is(0.6) ? 0 : chance.below(3 * minute))
}

const shown = (document: Document) => ({
  documentId: document.id,
  externalId: document.externalId,
  created: instant(document.createdAt),
  status: {
    documentStatus: stateOf(document),
    completedPackages: document.packagedAt <= time.ms ? ['pades'] : [],
  },
  advanced: { timeToLive: { deadline: instant(document.deadline) } },
  signers: document.signers.map(({ id, url, externalId, signedAt, signedBy, birthday }) => ({
    id,
    url,
    externalSignerId: externalId,
    ...(signedAt !== null && {
      documentSignature: { fullName: signedBy, dateOfBirth: birthday, signedTime: instant(signedAt) },
    }),
  })),
})

function create(desk: Desk, text: string): Reply {
  const { behaviour, watch } = desk
  const body = JSON.parse(text) as DocumentBody
  if (behaviour.declinesNext) {
    behaviour.declinesNext = false
    watch.declined(body.externalId)
    const message = 'The supplied mobile number is invalid'
    return { status: 400, json: { message, code: 'validation', errors: [{ field: 'Signers[0]', message }] } }
  }
  const signers = body.signers.map(({ externalSignerId, order, signerInfo }) => ({
    externalId: externalSignerId,
    isTenant: order === 1,
    person: `${signerInfo.firstName} ${signerInfo.lastName}`,
    birthday: '1990-05-17',
  }))
  return {
    status: 201,
    json: shown(add(desk, body.externalId, signers, Date.parse(body.advanced.timeToLive.deadline), false)),
  }
}

export function openSigning(chance: Chance, post: Post) {
  const desk: Desk = {
    chance,
    documents: [],
    behaviour: { declinesNext: false },
    watch: { added: () => undefined, canceled: () => undefined, declined: () => undefined },
    sendEvent: (eventName, { id }) => post.send('signicat', (event) => ({ id: event, eventName, eventData: { id } })),
  }
  const { documents, behaviour, watch, sendEvent } = desk

  function answer({ method, path, query, body }: Asked): Reply {
    if (path === '/token')
      return { status: 200, json: { access_token: 'token', expires_in: 3600, token_type: 'Bearer' } }
    const [, id, rest = ''] = /\/express\/sign\/documents(?:\/([^/]+))?(\/\w+)?$/.exec(path) ?? []
    if (id === undefined) return create(desk, body)
    if (id === 'summary') {
      const externalId = query.get('externalId')
      const found = documents.filter((each) => each.externalId === externalId && stateOf(each) !== 'deleted')
      return { status: 200, json: { offset: 0, limit: 100, size: found.length, links: {}, data: found.map(shown) } }
    }
    const document = documents.find((each) => each.id === id)
    const state = document && stateOf(document)
    if (!document || state === 'deleted') return { status: 404, json: { message: 'Not found', errors: [] } }
    if (rest === '/files')
      return document.packagedAt <= time.ms
        ? { status: 200, bytes: new Uint8Array(Buffer.from(`%PDF-1.7\n% signed ${id}\n`)) }
        : { status: 404, json: { message: 'Not packaged', errors: [] } }
    if (rest === '/cancel') {
      if (!isOpen(document)) return { status: 409, json: { message: `The document is ${state}`, errors: [] } }
      cancel(desk, document)
      return { status: 200, json: {} }
    }
    return method === 'GET' ? { status: 200, json: shown(document) } : { status: 405, json: {} }
  }

  const provider: Provider = { name: 'signing', origin: new URL(signUrl).origin, answer }
  return {
    provider,
    documents,
    behaviour,
    watch,
    add: (externalId: string, signers: readonly NewSigner[], deadline: number, isOfBank: boolean) =>
      add(desk, externalId, signers, deadline, isOfBank),
    cancel: (document: Document) => cancel(desk, document),
    /** The document and signer of an address. */
    at(url: string): { document: Document; signer: Signer } | undefined {
      for (const document of documents)
        for (const signer of document.signers) if (signer.url === url) return { document, signer }
      return undefined
    },
    /** A signer signs with the electronic id of `name`. False when the page doesn't allow it. */
    sign(document: Document, signer: Signer, name: string): boolean {
      if (!isOpen(document) || signer.signedAt !== null) return false
      if (!signer.isTenant && !haveTenantsSigned(document)) return false
      signer.signedAt = time.ms
      signer.signedBy = name
      if (isSigned(document)) {
        document.endedAt = time.ms
        document.packagedAt = time.ms + (chance.is(0.6) ? chance.below(20 * second) : chance.below(90 * minute))
        sendEvent('order.completed', document)
      } else sendEvent('recipient.completed', document)
      return true
    },
  }
}
export type Signing = ReturnType<typeof openSigning>
