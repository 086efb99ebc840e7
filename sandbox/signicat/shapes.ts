import { z } from 'zod'

/** The fields of a document, its signers and attachments that Signicat's server checks. All other fields are stored and returned. */
export const filledText = z.string().min(1)
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

export const SignerRequest = z.looseObject({
  externalSignerId: filledText,
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
    signatureMethods: z.array(filledText).optional(),
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
export type SignerRequest = z.output<typeof SignerRequest>

/** At most 20 signers and 20 attachments: https://developer.signicat.com/express/docs/signature. */
export const maxSignersOrAttachments = 20

const Advanced = z.looseObject({
  tags: z.array(z.string()).optional(),
  attachments: z.number().int().min(0).max(maxSignersOrAttachments).optional(),
  requiredSignatures: z.number().int().min(1).optional(),
  timeToLive: z
    .looseObject({
      deadline: z.iso.datetime({ offset: true }).optional(),
      deleteAfterHours: z.number().int().min(1).max(744).optional(),
    })
    .optional(),
})
const ContactDetails = z.looseObject({ email: filledText })

export const DocumentRequest = z.looseObject({
  title: filledText,
  description: z.string().optional(),
  externalId: filledText,
  dataToSign: z.looseObject({
    base64Content: filledText,
    fileName: filledText,
    packaging: z.looseObject({ signaturePackageFormats: z.array(filledText).optional() }).optional(),
  }),
  contactDetails: ContactDetails,
  signers: z.array(SignerRequest).min(1).max(maxSignersOrAttachments),
  advanced: Advanced.optional(),
})
export type DocumentRequest = z.output<typeof DocumentRequest>

export const DocumentChange = z.looseObject({
  title: filledText.optional(),
  description: z.string().optional(),
  contactDetails: ContactDetails.optional(),
  advanced: Advanced.optional(),
})

export const AttachmentRequest = z.looseObject({ fileName: filledText, title: filledText, data: filledText })

export const ReminderRequest = z.looseObject({
  notificationSetting: channel,
  signers: z.record(z.string(), z.looseObject({ email: z.string().optional(), mobile: Mobile.optional() })).optional(),
})
