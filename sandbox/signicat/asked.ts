import { z } from 'zod'
import { checkDeadline, checkSigner } from './asked-checks'
import { invalidDocument, type FieldFault } from './failure'
import { isSignablePdf } from './pdf-signature'
import {
  AttachmentRequest,
  DocumentRequest,
  DocumentChange,
  ReminderRequest,
  SignerRequest,
  filledText,
} from './shapes'

/** `Signers[0].SignerInfo.Mobile`, as the platform spells a field. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : String(key).replace(/^./, (first) => first.toUpperCase())))
    .join('.')
    .replaceAll('.[', '[')

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const field = nameOf(issue.path)
  const isMissing = (issue.code === 'invalid_type' && issue.input === undefined) || issue.code === 'too_small'
  const last = nameOf(issue.path.slice(-1))
  return { field, message: isMissing ? `The ${last} field is required.` : `The field ${last} is invalid.` }
}

/** The body in one of its shapes. Throws 400 with every wrong field. */
export function checkBody<T>(shape: z.ZodType<T>, body: unknown): T {
  let given: unknown
  try {
    given = JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    throw invalidDocument([{ field: '', message: 'The body is not valid JSON.' }])
  }
  const found = shape.safeParse(given, { reportInput: true })
  if (!found.success) throw invalidDocument(found.error.issues.map(faultOf))
  return found.data
}

const refuse = (faults: readonly FieldFault[]) => {
  if (faults.length > 0) throw invalidDocument(faults)
}

/** A valid document with its file. Throws 400. */
export function readDocument(body: unknown, now: string): { readonly asked: DocumentRequest; readonly file: Buffer } {
  const asked = checkBody(DocumentRequest, body)
  const { base64Content, fileName } = asked.dataToSign
  const file = Buffer.from(base64Content, 'base64')
  const required = asked.advanced?.requiredSignatures ?? 0
  refuse([
    ...(/\.pdf$/i.test(fileName) && isSignablePdf(file)
      ? []
      : [{ field: 'DataToSign.Base64Content', message: 'The document is not a PDF that can be signed.' }]),
    ...asked.signers.flatMap((signer, index) => checkSigner(signer, `Signers[${index}].`)),
    ...(required > asked.signers.length
      ? [{ field: 'Advanced.RequiredSignatures', message: 'There are fewer signers than required signatures.' }]
      : []),
    ...checkDeadline(asked.advanced?.timeToLive?.deadline, now),
  ])
  return { asked, file }
}

export function readDocumentChange(body: unknown, now: string): z.output<typeof DocumentChange> {
  const asked = checkBody(DocumentChange, body)
  refuse(checkDeadline(asked.advanced?.timeToLive?.deadline, now))
  return asked
}

export function readSigner(body: unknown): SignerRequest {
  const asked = checkBody(SignerRequest, body)
  refuse(checkSigner(asked, ''))
  return asked
}

/** A signer with some fields overwritten. Throws 400 when such a signer could not have been created. */
export function changeSigner(old: SignerRequest, body: unknown): SignerRequest {
  const asked = checkBody(SignerRequest.partial(), body)
  return readSigner(
    JSON.stringify({
      ...old,
      ...asked,
      ...(asked.signerInfo && { signerInfo: { ...old.signerInfo, ...asked.signerInfo } }),
    }),
  )
}

export const readAttachment = (body: unknown): z.output<typeof AttachmentRequest> => checkBody(AttachmentRequest, body)
export const readReminder = (body: unknown): z.output<typeof ReminderRequest> => checkBody(ReminderRequest, body)
export const readJwt = (body: unknown): string => checkBody(z.looseObject({ jwt: filledText }), body).jwt
