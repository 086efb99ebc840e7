import { z } from 'zod'
import { checkBody } from '../signicat/asked'
import { checkDeadline, isUrl, phoneOf } from '../signicat/asked-checks'
import { invalidDocument, type FieldFault } from '../signicat/failure'
import { isSignablePdf } from '../signicat/pdf-signature'

/** The fields that the bank checks. All other fields are stored and returned. Amounts are NOK. */
const text = z.string().min(1)
const Address = z.looseObject({ street: text, postalCode: text, city: text, country: text })

const Signing = {
  flow: z.enum(['redirect', 'iframe']),
  redirectSettings: z
    .looseObject({ success: z.string().optional(), cancel: z.string().optional(), error: z.string().optional() })
    .optional(),
  ui: z.looseObject({ language: z.enum(['EN', 'NO', 'DA', 'SV', 'FI']).optional() }).optional(),
}

const TenantOfDeposit = z.looseObject({
  ...Signing,
  externalId: z.string().optional(),
  info: z.looseObject({
    firstName: text,
    lastName: text,
    email: z.string().regex(/^\S+@\S+$/),
    mobile: z.looseObject({ countryCode: z.string().optional(), number: z.string().optional() }).optional(),
    nationality: z.string().optional(),
    address: Address.optional(),
  }),
})
export type TenantOfDeposit = z.output<typeof TenantOfDeposit>

const DepositRequest = z.looseObject({
  externalId: text,
  tenants: z.array(TenantOfDeposit).min(1).max(10),
  landlord: z.looseObject({
    name: text,
    ssn: z
      .string()
      .regex(/^\d{11}$/)
      .optional(),
    organizationNumber: z
      .string()
      .regex(/^\d{9}$/)
      .optional(),
    nationality: z.string().optional(),
    address: Address.optional(),
    /** Left out: the landlord doesn't sign. */
    representativeSignature: z.looseObject(Signing).optional(),
  }),
  contract: z.looseObject({
    dataToSign: z.looseObject({ rentContractPDF: text }),
    depositAmount: z.number().positive().optional(),
    monthlyRent: z.number().positive().optional(),
    depositFactor: z.number().positive().max(6).optional(),
    paymentDeadline: z.iso.datetime({ offset: true }).optional(),
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
  }),
  rentObject: z.looseObject({ address: text, postalCode: text, city: text }),
  contactDetails: z.looseObject({ email: text }).optional(),
  advanced: z.looseObject({ tags: z.array(z.string()).optional() }).optional(),
})
export type DepositRequest = z.output<typeof DepositRequest>

function checkSigning(signing: { flow: string; redirectSettings?: object | undefined }, at: string): FieldFault[] {
  const urls = (signing.redirectSettings ?? {}) as Partial<Record<string, string>>
  const wrong = ['Success', 'Cancel', 'Error'].filter((name) => !isUrl(urls[name.toLowerCase()]))
  return signing.flow !== 'redirect'
    ? []
    : wrong.map((name) => ({ field: `${at}RedirectSettings.${name}`, message: `The ${name} field is required.` }))
}

/** NOK to whole øre. */
export const oreOfNok = (nok: number): number => Math.round(nok * 100)

/** The sum to be paid in, in øre: an amount, or a number of monthly rents. 0 when neither is there. */
export const depositAmountOf = ({ contract }: DepositRequest): number =>
  oreOfNok(contract.depositAmount ?? (contract.monthlyRent ?? 0) * (contract.depositFactor ?? 0))

/** A valid deposit request, with the paper to sign. Throws 400. */
export function readDeposit(body: unknown, now: string): { readonly asked: DepositRequest; readonly file: Buffer } {
  const asked = checkBody(DepositRequest, body)
  const file = Buffer.from(asked.contract.dataToSign.rentContractPDF, 'base64')
  const { representativeSignature } = asked.landlord
  const faults = [
    ...asked.tenants.flatMap((tenant, index) => [
      ...checkSigning(tenant, `Tenants[${index}].`),
      ...(phoneOf(tenant.info.mobile) === null
        ? [{ field: `Tenants[${index}].Info.Mobile`, message: 'The supplied mobile number is invalid' }]
        : []),
    ]),
    ...(representativeSignature ? checkSigning(representativeSignature, 'Landlord.RepresentativeSignature.') : []),
    ...(isSignablePdf(file)
      ? []
      : [{ field: 'Contract.DataToSign.RentContractPDF', message: 'The contract is not a PDF that can be signed.' }]),
    ...(depositAmountOf(asked) > 0
      ? []
      : [{ field: 'Contract.DepositAmount', message: 'The DepositAmount field is required.' }]),
    ...checkDeadline(asked.contract.paymentDeadline, now, {
      field: 'Contract.PaymentDeadline',
      name: 'payment deadline',
    }),
  ]
  if (faults.length > 0) throw invalidDocument(faults)
  return { asked, file }
}

const Change = z.looseObject({ landlord: DepositRequest.shape.landlord.partial() })
export const readLandlordChange = (body: unknown) => checkBody(Change, body).landlord

const amount = z.number().min(0)
const Terminate = z.looseObject({
  category: z.enum(['TENANT', 'SPLIT', 'DISPUTE']),
  amount: z.looseObject({ tenant: amount.optional(), landlord: amount.optional() }).optional(),
  username: z.string().optional(),
})
export const readTerminate = (body: unknown) => checkBody(Terminate, body)
