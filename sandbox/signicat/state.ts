import { createHmac, randomUUID } from 'node:crypto'
import { openCollection, type Collection } from '../control/collection'
import type { Sender } from '../control/delivery'
import type { Sandbox } from '../control/sandbox'
import type { DocumentRequest, SignerRequest } from './shapes'
import { webhookOfEvent, type EventFacts } from './events'
import type { Format } from './failure'
import type { MessageSender } from './post'

/** The data about a person who has signed, in the form of the API. */
export interface DocumentSignature {
  readonly signatureMethod: string
  readonly fullName: string
  readonly firstName: string
  readonly lastName: string
  readonly middleName: null
  readonly signedTime: string
  /** `1948-12-29`. Left out when it is unknown. */
  readonly dateOfBirth?: string
  readonly signatureMethodUniqueId: string
  readonly socialSecurityNumber?: { readonly value: string; readonly countryCode: string }
  readonly clientIp: string
  readonly mechanism: string
}

export interface StoredSigner {
  readonly id: string
  readonly asked: SignerRequest
  readonly signature: DocumentSignature | null
  /** The size of the file in bytes with this signature and those before it. */
  readonly signedBytes: number
  /** True if the link has been opened, and the paper read. */
  readonly isOpened: boolean
  readonly isRead: boolean
  /** True if the signer has been asked to sign. */
  readonly isAsked: boolean
}

interface KeptAttachment {
  readonly id: string
  /** The request without the file. */
  readonly asked: Readonly<Record<string, unknown>>
}

export type Status = 'unsigned' | 'waiting_for_attachments' | 'partialsigned' | 'signed' | 'canceled' | 'expired'

/** A document, including the data that Signicat doesn't show. Its files are stored separately. */
export interface StoredDocument {
  readonly id: string
  /** The request without the file. */
  readonly asked: DocumentRequest
  readonly status: Status
  readonly signers: readonly StoredSigner[]
  readonly attachments: readonly KeptAttachment[]
  /** The address where signers reach this sandbox: `http://127.0.0.1:3001`. */
  readonly origin: string
  readonly created: string
  readonly updated: string
  readonly deadline: string
  /** When it became final, and how long its files are kept. Null before. */
  readonly ended: string | null
  readonly signedDate: string | null
  readonly isPackaged: boolean
  /** The cancellation that was requested, and how many more times a reading shows the document as not cancelled. */
  readonly canceling: { readonly reason: string; readonly readings: number } | null
  /** No longer kept, as if it had never existed. */
  readonly isDeleted: boolean
}

interface KeptFile {
  /** The document's id with `:unsigned`, `:signed` or the attachment's id. */
  readonly id: string
  readonly base64: string
}

export interface SignicatOptions {
  /** The address where the app listens. */
  readonly appUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookSecret: string
  readonly eventFormat: Format
}

/**
 * The speed at which accepted work is carried out, and a switch for events to the app. Only a test in the same process
 * changes it.
 */
export interface SigningPace {
  /** Milliseconds of real time until a file is prepared, a cancellation carried out or a payment noticed. Null: never. */
  soonMs: number | null
  /** After a cancellation was accepted, this many readings still show the document as it was before. */
  readings: number
  /** True if the service sends events. */
  isTelling: boolean
}

/** The whole state of the sandbox's Signicat. */
export interface SignicatState {
  readonly pace: SigningPace
  /** The address and the headers of the app's events. */
  readonly sender: Sender
  readonly format: Format
  readonly documents: Collection<StoredDocument>
  readonly post: MessageSender
  now(): string
  /** Overwrites some fields and the time of the change, and returns the document. */
  change(id: string, fields: Partial<StoredDocument>): StoredDocument
  /** The bytes of a document's file or attachment. Null when there is none. */
  file(document: string, which: string): Buffer | null
  keepFile(document: string, which: string, bytes: Buffer): void
  dropFile(document: string, which: string): void
  /** Runs the work a little later, by the pace. Not after the sandbox has ended. */
  soon(work: () => void): void
  /** Called with the id of each document that all have signed. */
  readonly onSigned: ((id: string) => void)[]
  /** Sends the app an event. An event that the platform in use doesn't have is not sent. */
  emit(event: EventFacts): void
}

export const accountId = 'e0e7e75e-0000-4000-8000-50a5d0b0c000'

/** Opens the stored state and starts to deliver. */
export function openSignicatState(sandbox: Sandbox, options: SignicatOptions, post: MessageSender): SignicatState {
  const { eventFormat: format, webhookSecret, appUrl } = options
  const url = `${appUrl}/api/webhooks/signicat`
  const sender: Sender = {
    url: format === 'dtp' ? `${url}?token=${encodeURIComponent(webhookSecret)}` : url,
    headers: (body): Record<string, string> =>
      format === 'dtp' ? {} : { 'x-idfy-signature': createHmac('sha256', webhookSecret).update(body).digest('hex') },
  }
  sandbox.webhooks.register('signicat', sender)
  const pace: SigningPace = { soonMs: 1000, readings: 1, isTelling: true }
  const documents = openCollection<StoredDocument>(sandbox, 'signicat-documents')
  const files = openCollection<KeptFile>(sandbox, 'signicat-files', { entries: 2000, bytes: 256_000_000 })
  const waiting = new Set<NodeJS.Timeout>()
  sandbox.app.addHook('onClose', () => waiting.forEach((timer) => clearTimeout(timer)))
  return {
    pace,
    sender,
    format,
    documents,
    post,
    onSigned: [],
    now: () => sandbox.clock.now(),
    change: (id, fields) => documents.change(id, { ...fields, updated: sandbox.clock.now() }),
    file(document, which) {
      const found = files.get(`${document}:${which}`)
      return found?.base64 ? Buffer.from(found.base64, 'base64') : null
    },
    keepFile(document, which, bytes) {
      const file = { id: `${document}:${which}`, base64: bytes.toString('base64') }
      if (files.get(file.id)) files.change(file.id, file)
      else files.add(file)
    },
    dropFile(document, which) {
      const id = `${document}:${which}`
      if (files.get(id)) files.change(id, { base64: '' })
    },
    soon(work) {
      if (pace.soonMs === null) return
      if (pace.soonMs === 0) return work()
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work()
      }, pace.soonMs)
      waiting.add(timer.unref())
    },
    emit(happened) {
      const event = webhookOfEvent(happened, format, { id: randomUUID(), at: sandbox.clock.now(), accountId })
      if (event && pace.isTelling) sandbox.webhooks.emit('signicat', event.name, JSON.stringify(event.body))
    },
  }
}
