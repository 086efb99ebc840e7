import parsePhone from 'libphonenumber-js'
import { z } from 'zod'
import { isSignablePdf } from './pdf-signature'
import { invalid, type Fault } from './failure'

/** What Signicat's server checks of a document, its signers and attachments. More fields than these are kept and given back. */
const text = z.string().min(1)
const channel = z.enum(['off', 'sendSms', 'sendEmail', 'sendBoth'])
export type Channel = z.output<typeof channel>

const Mobile = z.looseObject({ countryCode: z.string().optional(), number: z.string().optional() })
const setup = z.looseObject({
  request: channel.optional(),
  reminder: channel.optional(),
  signatureReceipt: channel.optional(),
  finalReceipt: channel.optional(),
  canceled: channel.optional(),
  expired: channel.optional(),
})

const SignerAsked = z.looseObject({
  externalSignerId: text,
  redirectSettings: z.looseObject({
    redirectMode: z.enum([
      'donot_redirect',
      'redirect',
      'iframe_with_webmessaging',
      'iframe_with_redirect',
      'iframe_with_redirect_and_webmessaging',
    ]),
    success: z.string().optional(),
    cancel: z.string().optional(),
    error: z.string().optional(),
  }),
  signatureType: z.looseObject({
    mechanism: z.enum(['pkisignature', 'identification', 'handwritten', 'handwritten_with_identification']),
    signatureMethods: z.array(text).optional(),
  }),
  signerInfo: z
    .looseObject({
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      email: z.string().optional(),
      socialSecurityNumber: z.string().optional(),
      mobile: Mobile.optional(),
    })
    .optional(),
  notifications: z.looseObject({ setup: setup.optional() }).optional(),
  ui: z.looseObject({ language: z.enum(['EN', 'NO', 'DA', 'SV', 'FI', 'NL', 'DE']).optional() }).optional(),
  order: z.number().int().optional(),
  required: z.boolean().optional(),
  signUrlExpires: z.iso.datetime({ offset: true }).optional(),
  getSocialSecurityNumber: z.boolean().optional(),
})
export type SignerAsked = z.output<typeof SignerAsked>

/** At most 20 signers and 20 attachments: https://developer.signicat.com/express/docs/signature. */
export const most = 20

const Advanced = z.looseObject({
  tags: z.array(z.string()).optional(),
  attachments: z.number().int().min(0).max(most).optional(),
  requiredSignatures: z.number().int().min(1).optional(),
  timeToLive: z
    .looseObject({
      deadline: z.iso.datetime({ offset: true }).optional(),
      deleteAfterHours: z.number().int().min(1).max(744).optional(),
    })
    .optional(),
})
const ContactDetails = z.looseObject({ email: text })

const DocumentAsked = z.looseObject({
  title: text,
  description: z.string().optional(),
  externalId: text,
  dataToSign: z.looseObject({
    base64Content: text,
    fileName: text,
    packaging: z.looseObject({ signaturePackageFormats: z.array(text).optional() }).optional(),
  }),
  contactDetails: ContactDetails,
  signers: z.array(SignerAsked).min(1).max(most),
  advanced: Advanced.optional(),
})
export type DocumentAsked = z.output<typeof DocumentAsked>

const DocumentChange = z.looseObject({
  title: text.optional(),
  description: z.string().optional(),
  contactDetails: ContactDetails.optional(),
  advanced: Advanced.optional(),
})

const AttachmentAsked = z.looseObject({ fileName: text, title: text, data: text })

const ReminderAsked = z.looseObject({
  notificationSetting: channel,
  signers: z.record(z.string(), z.looseObject({ email: z.string().optional(), mobile: Mobile.optional() })).optional(),
})

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

/** The body as one of its shapes; throws 400 with every field that isn't right. */
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

const sends = (setting: Channel | undefined, what: 'sendSms' | 'sendEmail') =>
  setting === what || setting === 'sendBoth'

export const isUrl = (text: string | undefined): boolean => /^https?:\/\/\S+$/.test(text ?? '')

/** What a phone of this signer is called with, `+4799999999`; null when it has none that can be. */
export function phoneOf(mobile: z.output<typeof Mobile> | undefined): string | null {
  const code = (mobile?.countryCode ?? '').replace(/^\+|^00/, '')
  const number = parsePhone(`+${code}${mobile?.number ?? ''}`)
  return number?.isValid() ? number.number : null
}

/** That these two stand at the field Mobile is an assumption; their texts are what the product is told to look for. */
function checkMobile(signer: SignerAsked, at: string): Fault[] {
  const settings = Object.values(signer.notifications?.setup ?? {}) as (Channel | undefined)[]
  const { mobile, email } = signer.signerInfo ?? {}
  const faults: Fault[] = []
  if (settings.some((each) => sends(each, 'sendSms'))) {
    const field = `${at}SignerInfo.Mobile`
    if (!mobile?.number)
      faults.push({ field, message: 'A valid mobile is required when the signer uses SMS notifications' })
    else if (phoneOf(mobile) === null) faults.push({ field, message: 'The supplied mobile number is invalid' })
  }
  if (settings.some((each) => sends(each, 'sendEmail')) && !/^\S+@\S+$/.test(email ?? ''))
    faults.push({
      field: `${at}SignerInfo.Email`,
      message: 'A valid email is required when the signer uses email notifications',
    })
  return faults
}

function checkSigner(signer: SignerAsked, at: string): Fault[] {
  const { redirectMode, ...urls } = signer.redirectSettings
  const redirects = redirectMode === 'redirect' || redirectMode.includes('with_redirect')
  const wrong = redirects
    ? (['Success', 'Cancel', 'Error'] as const).filter((name) => !isUrl(urls[name.toLowerCase() as 'success']))
    : []
  return [
    ...wrong.map((name) => ({ field: `${at}RedirectSettings.${name}`, message: `The ${name} field is required.` })),
    ...checkMobile(signer, at),
  ]
}

const longest = 45 * 86_400_000

function checkDeadline(deadline: string | undefined, now: string): Fault[] {
  const ms = deadline === undefined ? 0 : Date.parse(deadline) - Date.parse(now)
  if (deadline === undefined || (ms > 0 && ms <= longest)) return []
  const message = ms > 0 ? 'The deadline can be at most 45 days ahead.' : 'The deadline has passed.'
  return [{ field: 'Advanced.TimeToLive.Deadline', message }]
}

const refuse = (faults: readonly Fault[]) => {
  if (faults.length > 0) throw invalid(faults)
}

/** 45 days from now: the default and the most. */
export const latestDeadline = (now: string): string => new Date(Date.parse(now) + longest).toISOString()

/** A document that can be made, with its file. Throws 400. */
export function readDocument(body: unknown, now: string): { readonly asked: DocumentAsked; readonly file: Buffer } {
  const asked = readBody(DocumentAsked, body)
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

export function readSigner(body: unknown): SignerAsked {
  const asked = readBody(SignerAsked, body)
  refuse(checkSigner(asked, ''))
  return asked
}

/** Some fields of a signer over those it has; throws 400 when it could not have been made so. */
export function changeSigner(old: SignerAsked, body: unknown): SignerAsked {
  const asked = readBody(SignerAsked.partial(), body)
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
