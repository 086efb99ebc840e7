import { z } from 'zod'
import { FileInfo, files } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import {
  withDescription,
  addedLater,
  encrypted,
  markedRequired,
  orDefault,
  orValue,
  orNull,
  withInitialValue,
} from '../../base/kit/field-variants'
import { optionalCode, optionalIban, organisationNumber, properName } from '../../base/kit/field-identity'
import { Money } from '../../base/kit/money'
import * as field from '../../base/kit/field-kinds'
import { nestedRecord, records } from '../../base/kit/field-records'
import { record, type FormValues, type Stored } from '../../base/kit/record'
import { Checklist, type CountedField } from '../checklist/model'
import { CostSplit } from './model-forms'
import { SignicatInfo } from './model-signing'

export const contractTypes = ['running', 'time-bound'] as const
/** Says whether the days before a first payment in a later month are free of rent or paid with it. */
export const daysBeforeChoices = ['free', 'with_first'] as const
export const comfortKinds = ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'] as const
/**
 * docs/rules/lease.md#kinds-of-dwelling. `home`: a home of its own. `shared_house`: a loft, basement or two-dwelling
 * house in which the landlord lives. `room`: with access to the landlord's home.
 */
export const dwellingKinds = ['home', 'shared_house', 'room'] as const
/** The part that is let of the house in which the landlord lives (husleieloven § 9-3). */
export const sharedHouseKinds = ['loft', 'basement', 'two_dwelling'] as const
/** The answer of a cooperative's board about the letting (borettslagsloven §§ 5-3 to 5-6). */
export const boardConsents = ['given', 'asked', 'not_needed'] as const
export const powerContracts = ['tenant', 'landlord'] as const
export const homePapers = ['energy_certificate', 'radon'] as const
/**
 * The language of a contract. `nb`: papers and messages to the tenants are in Norwegian. `en`: papers are in Norwegian
 * and English (the Norwegian text prevails), and messages are in English.
 */
export const contractLanguages = ['nb', 'en'] as const
/** The kinds of guarantee (husleieloven § 3-6). */
export const guaranteeKinds = ['nav', 'insurance', 'bank', 'person', 'other'] as const
const signatureTypes = ['manual', 'bankid'] as const
/**
 * `draft` until signing starts, `active` when it is done, `expired` after the end of a fixed term, `finished` when the
 * landlord ends it.
 */
const statuses = ['draft', 'active', 'expired', 'finished'] as const

/** The maximum of deposit and guarantee together, in months of rent (husleieloven §§ 3-5, 3-6). */
export const maxDepositMonths = 6
/** The number of days until a deposit must be paid: the default and the maximum. */
export const depositDays = 45
/** The months of notice that the act gives (husleieloven § 9-6). A form starts with them. */
export const usualNotice = 3

const country = () => markedRequired(orDefault(field.country(), 'NO'))
/** The maximum number of tenants in addition to the first one, whose fields are in the contract itself. */
export const maxCoTenants = 3
/** The fields of a further tenant: the same as of the first one, without the address. */
export const coTenantRecord = record({
  first_name: properName({ min: 2, max: 50 }),
  last_name: properName({ min: 2, max: 50 }),
  birthday: field.birthday(),
  phone_code: field.phoneCode(),
  phone: field.phone(),
  email: field.email(),
})
export type CoTenant = Stored<typeof coTenantRecord.fields>

/** The maximum number of landlords in addition to the one whose user account it is. */
export const maxCoLandlords = 3
/** The fields of a further landlord, such as a co-owner of the house. */
export const coLandlordRecord = record({
  first_name: properName({ min: 2, max: 50 }),
  last_name: properName({ min: 2, max: 50 }),
  birthday: field.birthday(),
  email: field.email(),
})
export type CoLandlord = Stored<typeof coLandlordRecord.fields>

/** A guarantee in addition to a deposit or instead of one. */
export const guaranteeRecord = record({
  kind: field.choice(guaranteeKinds),
  /** The name of the office, company, bank or person. */
  by: field.text({ max: 100 }),
  sum: field.money(),
  /** The last day on which it is valid. Null: as long as the lease. */
  until: orNull(field.date()),
})
export type Guarantee = Stored<typeof guaranteeRecord.fields>

const depositDaysField = field.countOf(
  z.int({ error: 'wholeNumber' }).min(1, 'depositDays').max(depositDays, 'depositDays'),
)

export const dwellingRecord = record({
  dwelling_kind: addedLater(orValue(withInitialValue(field.choice(dwellingKinds), 'home'), 'home')),
  /** The landlord's own home, let for up to five years of absence (husleieloven § 11-4). */
  own_home_let: addedLater(field.checkbox(false)),
  shared_house_kind: withDescription(
    addedLater(orNull(field.choice(sharedHouseKinds))),
    'The part that is let of the house in which the landlord lives. Only with the kind shared_house',
  ),
  rooms: addedLater(orNull(field.count({ min: 1, max: 99, error: 'roomCount' }))),
  /** Usable area in whole square metres. */
  area: addedLater(orNull(field.count({ min: 1, max: 9999, error: 'squareMetres' }))),
  /** The number of the dwelling in the address register, like H0101. */
  dwelling_number: addedLater(optionalCode({ length: 5, pattern: /^[HLUK]\d{4}$/, error: 'unitNumber' })),
  meter_point_id: addedLater(optionalCode({ length: 18, pattern: /^\d{18}$/, error: 'meterPoint' })),
  /** The rooms that the tenant of a single room shares with those who live there. */
  shared_rooms: addedLater(orValue(field.optionalText({ max: 100 }), '')),
  power_contract: addedLater(orNull(field.choice(powerContracts))),
  /** The papers that the tenant has been given. */
  home_papers: addedLater(field.choices(homePapers)),
  board_consent: withDescription(
    addedLater(orNull(field.choice(boardConsents))),
    'Whether the board of the cooperative has agreed to the letting. Null: not a cooperative, or not told',
  ),
  spouse_consent: withDescription(
    addedLater(orNull(field.yesNo())),
    'Whether the landlord’s spouse agrees in writing to the letting of their common home (ekteskapsloven § 32). Null: not asked',
  ),
})

/** The fields by the wizard's steps (docs/rules/lease.md#contract-fields). */
export const contractSteps = {
  house: record({
    houseId: field.recordId(),
    ...dwellingRecord.fields,
    /** The wizard requires at least one. A contract made in another way (the free one) can have none. */
    documents: markedRequired(files()),
  }),
  tenant: record({
    tenant_first_name: properName({ min: 2, max: 50 }),
    tenant_last_name: properName({ min: 2, max: 50 }),
    tenant_birthday: encrypted(field.birthday()),
    tenant_phone_code: field.phoneCode(),
    tenant_phone: field.phone(),
    tenant_email: field.email(),
    tenant_nationality: country(),
    tenant_address: field.text({ min: 2, max: 50 }),
    /** A foreign postcode is possible, so it is not limited to four digits. */
    tenant_postcode: field.text({ max: 50 }),
    tenant_city: field.text({ min: 2, max: 60 }),
    tenant_country: country(),
    /**
     * Left out: the landlord's own language. Null in contracts that were stored before the wizard asked this question.
     */
    language: withDescription(
      addedLater(orNull(field.choice(contractLanguages))),
      'The language of papers and messages to the tenants; en prints Norwegian and English. Left out: the landlord’s language',
    ),
    /**
     * The further tenants. All tenants are liable for the whole contract (docs/rules/lease.md#contract-fields). Null
     * when unreadable.
     */
    co_tenants: addedLater(encrypted(orNull(records(coTenantRecord, { max: maxCoTenants, error: 'manyTenants' })))),
    tenant_organisation_number: withDescription(
      addedLater(organisationNumber()),
      'Of a company that rents. Nine digits with the control digit',
    ),
    landlord_organisation_number: withDescription(
      addedLater(organisationNumber()),
      'Of a company that lets. Nine digits with the control digit',
    ),
    /** The further landlords, who are parties of the lease and sign it. Null when unreadable. */
    co_landlords: addedLater(
      encrypted(orNull(records(coLandlordRecord, { max: maxCoLandlords, error: 'manyLandlords' }))),
    ),
  }),
  terms: record({
    type: field.choice(contractTypes),
    start_date: field.date(),
    /** The last day of a fixed term. An open-ended lease has none. */
    end_date: markedRequired(field.optionalDate()),
    /** True if a fixed term may be terminated before its end (husleieloven § 9-2). */
    fixed_term_terminable: field.checkbox(false),
    /** The reason for a fixed term below the minimum (husleieloven § 9-3). */
    fixed_term_reason: orValue(field.lines({ max: 1000 }), ''),
    month_sum: field.money(),
    first_payment_date: field.date(),
    days_before_first_payment: orValue(field.choice(daysBeforeChoices), 'free'),
    /**
     * Months of notice. A fixed term that can't be terminated needs none. If it has them, they apply once the lease is
     * open-ended.
     */
    month_resignation: markedRequired(orNull(withInitialValue(field.count({ max: 99 }), usualNotice))),
    taxable: field.yesNo(),
  }),
  including: record({
    comforts: field.choices(comfortKinds),
    keys_count: field.count({ max: 99 }),
    pets_allowed: field.yesNo(),
    smoking_allowed: field.yesNo(),
    other: orDefault(field.lines({ max: 1000 }), ''),
  }),
  deposit: record({
    /** True if the deposit account is opened through the product. */
    is_open_deposit_account: field.checkbox(false),
    deposit_sum: markedRequired(orDefault(orNull(field.money()), null)),
    deposit_count_payment_day: markedRequired(orDefault(orNull(withInitialValue(depositDaysField, depositDays)), null)),
    /** IBAN of a deposit account that the landlord opened. */
    deposit_account: encrypted(markedRequired(optionalIban())),
    deposit_payment_deadline: markedRequired(orDefault(orNull(field.date()), null)),
    /** True if the rent goes to an account in the bank that holds the deposit (husleieloven § 3-5). */
    rent_account_in_deposit_bank: field.checkbox(false),
    deposit_follows_rent: withDescription(
      addedLater(field.checkbox(false)),
      'Whether the deposit changes with the rent (husleieloven § 3-5 first paragraph)',
    ),
    /** Null: no guarantee is agreed. */
    guarantee: withDescription(
      addedLater(orNull(nestedRecord(guaranteeRecord))),
      'Who guarantees for the tenant, and for how much. Deposit and guarantee together are at most six months of rent',
    ),
  }),
} as const
export type LeaseStep = keyof typeof contractSteps
export const leaseSteps = Object.keys(contractSteps) as readonly LeaseStep[]
/** The step that asks for a field. An error of this field from the server leads to the step. */
export const leaseStepOf = (name: string): LeaseStep | undefined =>
  leaseSteps.find((step) => name in contractSteps[step].fields)

export const contractRecord = record({
  ...contractSteps.house.fields,
  ...contractSteps.tenant.fields,
  ...contractSteps.terms.fields,
  ...contractSteps.including.fields,
  ...contractSteps.deposit.fields,
})
export const firstTenantNames = [
  'tenant_first_name',
  'tenant_last_name',
  'tenant_email',
  'tenant_phone_code',
  'tenant_phone',
] as const
export type StoredContract = Stored<typeof contractRecord.fields>

/**
 * The fields of each kind of deposit. '0': none. '1': on an account opened here. '2': on an account of the landlord's
 * choice (docs/rules/lease.md#deposit).
 */
export const depositVariants = {
  '0': [],
  '1': ['deposit_sum', 'deposit_count_payment_day', 'rent_account_in_deposit_bank', 'deposit_follows_rent'],
  '2': [
    'deposit_sum',
    'deposit_account',
    'deposit_payment_deadline',
    'rent_account_in_deposit_bank',
    'deposit_follows_rent',
  ],
} as const satisfies Record<string, readonly (keyof StoredContract)[]>
export type DepositVariant = keyof typeof depositVariants

/** Fields that are valid, each on its own. */
export type ContractFields = Partial<Record<keyof StoredContract, unknown>>
export const isFilledIn = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const { is_open_deposit_account: _followsFromVariant, ...typedFields } = contractRecord.fields
/** The fields of the wizard. It has the choice of deposit instead of the flag that only the product writes. */
export const contractInput = record({
  ...typedFields,
  is_deposit_account_variant: field.choice(Object.keys(depositVariants) as ['0', '1', '2']),
  /** The account for the rent, asked for when the landlord's profile has none. It is saved in the profile. */
  rent_iban: addedLater(optionalIban()),
})
export type ContractValues = FormValues<typeof contractInput.fields>
/** The fields about the dwelling and the notice, because the notice follows from the kind of dwelling. */
export type DwellingValues = FormValues<typeof dwellingRecord.fields> &
  Pick<ContractValues, 'type' | 'month_resignation'>
export type CoTenantValues = FormValues<typeof coTenantRecord.fields>

/** The counts of a new handover list that the contract already states. */
export const countsOfContract = { number_keys: 'keys_count' } as const satisfies Partial<
  Record<CountedField, keyof StoredContract>
>

const AnyDay = z.string().transform((d) => d as Day)
const RentLetterDay = AnyDay.optional().meta({
  description:
    'The day of the letter about this rent. Left out: the lease itself names the rent, or the letter is erased',
})

/** The parties who can give notice. */
export const noticeParties = ['tenant', 'landlord'] as const

export const ContractNotice = z.strictObject({
  by: z.enum(noticeParties),
  /** The day on which the other party received it. The notice period begins with the month after it. */
  received_on: AnyDay,
  /** The last day of the lease, and of its rent. */
  last_day: AnyDay,
  /** The earliest lawful last day. The last day is earlier only if both agreed to it. */
  earliest: AnyDay,
})
export type ContractNotice = z.output<typeof ContractNotice>
/** The fields that decide the last day of a contract, with or without a notice. */
export interface LastDayOfNotice {
  readonly notice: Pick<ContractNotice, 'last_day'> | null
}

export const Contract = z.strictObject({
  id: z.int(),
  /** 1, 2, 3, … in its user account. No number is used twice, so the numbers of deleted drafts are missing. */
  additionalId: z.int(),
  ...contractRecord.answer,
  co_tenants: z.array(z.strictObject(coTenantRecord.answer)),
  co_landlords: z.array(z.strictObject(coLandlordRecord.answer)),
  status: z.enum(statuses),
  isFinished: z.boolean(),
  /** The last day for which rent is owed, as the landlord named it. Ahead of it the contract ends by itself on it. */
  finished_on: AnyDay.nullable(),
  /** When the contract was finished. Null before, and in contracts that were finished before this was stored. */
  finished_at: InstantText.nullable(),
  /** The notice that was given. Null: nobody has given notice. */
  notice: ContractNotice.nullable(),
  /** When a fixed term went on as an open-ended lease: its last day, and the day from which it goes on. */
  fixed_until: AnyDay.nullable(),
  went_on_from: AnyDay.nullable(),
  /** When everything about the tenants was erased. Null: nothing was erased. */
  tenant_erased_at: InstantText.nullable(),
  is_open_deposit_account_payed: z.boolean(),
  /** The files of a contract that was signed by hand. */
  signed_documents: z.array(z.string()),
  signatureType: z.enum(signatureTypes).nullable(),
  /**
   * The first month of rent that is booked of a lease that was signed before it was recorded here. Its other terms are
   * on paper alone. Null: the lease was written here.
   */
  books_from: AnyDay.nullable(),
  /** When all had signed, or when the lease was marked as signed. */
  signed_at: InstantText.nullable(),
  /** The reason why no more rent is booked although the contract runs. Empty when rent is booked. */
  blocked_by: z.enum(['', 'freeLimit', 'endOf30Days']),
  /**
   * The first day of the next month whose rent is booked. Null while the lease is not signed, and when no more rent is
   * owed.
   */
  next_rent_on: AnyDay.nullable(),
  /** The page on which to pay the opening fee of the deposit account, while it is unpaid. */
  payUrl: z.string().nullable(),
  /** The refund of the fee when no account can be opened. Without an instant the refund is on its way. */
  fee_refund: z.strictObject({ refunded_at: InstantText.nullable() }).nullable(),
  /**
   * The rents of a whole month in order of time: first the rent in the lease, then each later rent.
   * `from` is the day from which each is owed.
   */
  rents: z.array(z.strictObject({ from: AnyDay, month_sum: Money, written_on: RentLetterDay })),
  cost_split: CostSplit.nullable(),
  extras: Checklist.nullable(),
  checkList: z
    .strictObject({
      ...Checklist.shape,
      signatureType: z.enum(signatureTypes).nullable(),
      signicatInfo: SignicatInfo.nullable(),
    })
    .nullable(),
  /** The state of the signing and of the deposit account. Null before either was started. */
  signicatInfo: SignicatInfo.nullable(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const ContractDetail = z.strictObject({
  ...Contract.shape,
  files: z.array(FileInfo),
  signed_files: z.array(FileInfo),
  /** The paper signed by hand: the only file, or the PDF of several pictures. Null when there is neither. */
  signed_paper: FileInfo.nullable(),
  /** The figures that the landlord checks when the lease ends. */
  ending: z.strictObject({
    /** Unpaid rent that is due today. Zero if payments are not followed. */
    owed: Money,
    /**
     * The money on the deposit account, or the agreed sum for an account elsewhere. Null when nothing is left to
     * settle.
     */
    deposit: Money.nullable(),
    /** The last day of a fixed term that can't be terminated. Null: the lease can be terminated. */
    bound_until: AnyDay.nullable(),
  }),
})

export type Contract = z.output<typeof Contract>
export type Ending = z.output<typeof ContractDetail>['ending']

/** A contract without the parts that signing and deposit add. */
export type ContractTerms = Omit<Contract, 'payUrl' | 'fee_refund' | 'signicatInfo' | 'checkList'> & {
  readonly checkList: Omit<NonNullable<Contract['checkList']>, 'signicatInfo'> | null
}
export type ContractDetail = z.output<typeof ContractDetail>
export type ContractType = (typeof contractTypes)[number]
export type DwellingKind = (typeof dwellingKinds)[number]
export type DaysBefore = (typeof daysBeforeChoices)[number]
export type Comfort = (typeof comfortKinds)[number]
export type HomePaper = (typeof homePapers)[number]
