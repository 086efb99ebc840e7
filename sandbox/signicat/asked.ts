import { z } from 'zod'
import { checkDeadline, checkSigner } from './asked-checks'
import { invalid, type Fault } from './failure'
import { isSignablePdf } from './pdf-signature'
import { AttachmentAsked, DocumentRequest, DocumentChange, ReminderAsked, SignerRequest, text } from './shapes'

/** `Signers[0].SignerInfo.Mobile`, as the platform spells a field. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : String(key).replace(/^./, (first) => first.toUpperCase())))
    .join('.')
    .replaceAll('.[', '[')

function faultOf(issue: z.core.$ZodIssue): Fault {
  const field = nameOf(issue.path)
  const isMissing = (issue.code === 'invalid_type' && issue.input === undefined) || issue.code === 'too_small'
  const last = nameOf(issue.path.slice(-1))
  return { field, message: isMissing ? `The ${last} field is required.` : `The field ${last} is invalid.` }
}

/** The body in one of its shapes. Throws 400 with every wrong field. */
export function readBody<T>(shape: z.ZodType<T>, body: unknown): T {
  let given: unknown
  try {
    given = JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    throw invalid([{ field: '', message: 'The body is not valid JSON.' }])
  }
  const found = shape.safeParse(given, { reportInput: true })
  if (!found.success) throw invalid(found.error.issues.map(faultOf))
  return found.data
}

const refuse = (faults: readonly Fault[]) => {
  if (faults.length > 0) throw invalid(faults)
}

/** A valid document with its file. Throws 400. */
export function readDocument(body: unknown, now: string): { readonly asked: DocumentRequest; readonly file: Buffer } {
  const asked = readBody(DocumentRequest, body)
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
  const asked = readBody(DocumentChange, body)
  refuse(checkDeadline(asked.advanced?.timeToLive?.deadline, now))
  return asked
}

export function readSigner(body: unknown): SignerRequest {
  const asked = readBody(SignerRequest, body)
  refuse(checkSigner(asked, ''))
  return asked
}

/** A signer with some fields overwritten. Throws 400 when such a signer could not have been created. */
export function changeSigner(old: SignerRequest, body: unknown): SignerRequest {
  const asked = readBody(SignerRequest.partial(), body)
  return readSigner(
    JSON.stringify({
      ...old,
      ...asked,
      ...(asked.signerInfo && { signerInfo: { ...old.signerInfo, ...asked.signerInfo } }),
    }),
  )
}

export const readAttachment = (body: unknown): z.output<typeof AttachmentAsked> => readBody(AttachmentAsked, body)
export const readReminder = (body: unknown): z.output<typeof ReminderAsked> => readBody(ReminderAsked, body)
export const readJwt = (body: unknown): string => readBody(z.looseObject({ jwt: text }), body).jwt
