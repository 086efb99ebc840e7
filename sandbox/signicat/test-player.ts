import { randomUUID } from 'node:crypto'
import { FaultRequest } from '../control/faults'
import type { Parts } from '../server'
import { signerAnswer } from './answers'
import { webhookOfEvent } from './events'
import { cancelDocument, endCancelledDocument, changeSignerOf, expireDocument } from './life'
import { publicTestId } from './persons'
import { packSignedFile, signDocument, signedFileOf } from './signing'
import { accountId, type StoredDocument } from './state'

/**
 * The failure of a call. `lost`, `hang` and `noise` carry it out. They then break off, answer nothing, or send a page
 * that this service never sends. `reset` and a status don't carry it out. `held` neither carries it out nor answers.
 */
export type TestSigningFault =
  | 'lost'
  | 'hang'
  | 'noise'
  | 'reset'
  | 'held'
  | { readonly status: number; readonly body?: unknown }

const faults = {
  lost: { kind: 'refuse', carriedOut: true },
  hang: { kind: 'hang' },
  noise: { kind: 'status', status: 200, body: '<html>Portal', carriedOut: true },
  reset: { kind: 'refuse' },
  held: { kind: 'hang', carriedOut: false },
} as const

/** The person whose BankID signs. `fullName` is spelled as in the certificate. An empty day of birth is unknown. */
export interface SigningPerson {
  readonly fullName: string
  readonly dateOfBirth: string
}

/**
 * The sandbox's Signicat for a test in the same process. The test sees what it has received, decides how its calls
 * fail, and acts as its signers. It works at once, its tokens stay valid, and it sends no event by itself.
 */
export function openTestSigning({ shared, signicat: { state, tokens } }: Parts) {
  const faultless = () => {
    shared.faults.clear()
    Object.assign(state.pace, { soonMs: 0, readings: 0 })
  }
  faultless()
  state.pace.isTelling = false
  // A test moves the clock by days. If tokens ended, the app would ask for new ones between the calls whose faults are
  // counted.
  tokens.seconds = 10 * 365 * 86_400
  const keptOf = (id: string) => state.documents.get(id)!

  /** A document as it is at the moment of reading. */
  const shown = ({ id }: StoredDocument) => ({
    documentId: id,
    get externalId() {
      return keptOf(id).asked.externalId
    },
    /** The request. */
    get body() {
      const { asked } = keptOf(id)
      const base64Content = state.file(id, 'unsigned')!.toString('base64')
      return { ...asked, dataToSign: { ...asked.dataToSign, base64Content } }
    },
    get signers() {
      return keptOf(id).signers.map((signer) => signerAnswer(keptOf(id), signer))
    },
    get documentStatus() {
      return keptOf(id).status
    },
  })
  type Shown = ReturnType<typeof shown>

  return {
    /** Oldest first. */
    get documents(): Shown[] {
      return state.documents
        .list()
        .filter(({ isDeleted }) => !isDeleted)
        .map(shown)
        .toReversed()
    },
    /** Calls after the one with this id, as `POST /sign/documents`. Oldest first. */
    calls: (after = 0) =>
      shared.journal
        .list()
        .filter(({ id, provider }) => id > after && provider === 'signicat')
        .map(({ id, method, path }) => ({ id, on: `${method} ${path.replace('/signicat', '')}` }))
        .toReversed(),
    /** The id of the newest call. */
    lastCall: () => shared.journal.list()[0]?.id ?? 0,
    /** Makes the next calls fail whose method and path below `/signicat` match, such as `POST /sign/documents`. */
    fail: (on: RegExp, fault: TestSigningFault, times = 1, skip = 0) =>
      shared.faults.add(
        FaultRequest.parse({
          provider: 'signicat',
          ...(typeof fault === 'string' ? faults[fault] : { kind: 'status', ...fault }),
          times,
          skip,
        }),
        { test: (call) => on.test(call.replace('/signicat', '')) },
      ),
    /** Removes all planned faults. Everything is carried out at once again. */
    recover: faultless,
    /**
     * After a cancellation, this many readings still show the document as it was. The next reading carries the
     * cancellation out. 0: it is carried out at once.
     */
    cancelsAfter: (readings: number) => void Object.assign(state.pace, { soonMs: readings === 0 ? 0 : null, readings }),
    /** The file of a document is ready only once `packSignedFile` is called. */
    packWhenAsked: () => void (state.pace.soonMs = null),
    pack: ({ documentId }: Shown) => packSignedFile(state, documentId),
    endTokens: () => tokens.endAll(),
    /** Ends the document without a request of the app. */
    ended({ documentId }: Shown, how: 'canceled' | 'expired') {
      if (how === 'expired') return expireDocument(state, documentId, state.now())
      cancelDocument(state, documentId, 'of the test')
      endCancelledDocument(state, documentId)
    },
    /** Deletes the document, as the service does some time after its end. */
    forget: ({ documentId }: Shown) => void state.documents.change(documentId, { isDeleted: true }),
    /** Gives a document another name and another time of creation. */
    relabel: ({ documentId }: Shown, externalId: string, created: string) =>
      void state.documents.change(documentId, { asked: { ...keptOf(documentId).asked, externalId }, created }),
    /** Sends these bytes as the file with all signatures. */
    replaceFile({ documentId }: Shown, bytes: Uint8Array) {
      state.keepFile(documentId, 'signed', Buffer.from(bytes))
      for (const { id } of keptOf(documentId).signers)
        changeSignerOf(state, keptOf(documentId), id, { signedBytes: bytes.length })
    },
    /** The file with the signatures so far. */
    pdfOf: ({ documentId }: Shown): Buffer => signedFileOf(state, keptOf(documentId))!,
    /**
     * Signs as the signer whose id ends with `who` (`tenant`, `tenant2`, `landlord`). Throws when it isn't that
     * signer's turn.
     */
    async sign({ documentId }: Shown, who: string, person: Partial<SigningPerson> = {}): Promise<void> {
      const { fullName = 'Per Hansen', dateOfBirth = '1990-05-17' } = person
      const signer = keptOf(documentId).signers.find(({ asked }) => asked.externalSignerId.endsWith(`:${who}`))!
      const [firstName = '', ...last] = fullName.split(' ')
      const holder = {
        nationalId: publicTestId,
        firstName,
        lastName: last.join(' '),
        fullName,
        dateOfBirth: dateOfBirth || null,
      }
      if (!(await signDocument(state, documentId, signer.id, holder))) throw new Error(`${who} can't sign now`)
    },
    /** An event as it is sent, about a document or a deposit. `type` is in the words of the older platform. */
    event(type: string, about: string, id: string = randomUUID()) {
      const payload = type.startsWith('deposit_') ? { depositId: about } : { documentId: about }
      const event = webhookOfEvent({ type, payload, tags: [] }, state.format, { id, at: state.now(), accountId })!
      const body = JSON.stringify(event.body)
      const { pathname, search } = new URL(state.sender.url)
      return {
        url: pathname + search,
        headers: { 'content-type': 'application/json', ...state.sender.headers(body) },
        payload: body,
      }
    },
  }
}

export type TestSigning = ReturnType<typeof openTestSigning>
export type TestDocument = TestSigning['documents'][number]
