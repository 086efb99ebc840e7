import {
  contractRecord,
  depositDays,
  depositVariants,
  isFilledIn,
  type ContractFields,
  type ContractValues,
  type DepositVariant,
  type StoredContract,
} from './model'

// This list says which fields are asked for only when other fields say so. It decides what a form requires and refuses,
// what is stored, which lines the wizard shows, and what the wizard sends.

/**
 * The fields of a lease that is stored, sent or typed. Only the wizard has a field for how the deposit is kept.
 * Elsewhere it follows from other fields.
 */
type Lease = ContractFields & { readonly is_deposit_account_variant?: unknown }
type Name = keyof StoredContract

/** If one of these is filled in, there is a deposit on an account of the landlord's choice. */
const ownAccount = ['deposit_sum', 'deposit_account', 'deposit_payment_deadline'] as const
export function depositVariantOf(contract: ContractFields): DepositVariant {
  if (contract.is_open_deposit_account === true) return '1'
  return ownAccount.some((name) => isFilledIn(contract[name])) ? '2' : '0'
}

/** The fields of the deposit. Empty before a way of keeping the deposit is chosen. */
export function depositFieldsOf(lease: Lease) {
  const { is_deposit_account_variant: chosen = depositVariantOf(lease) } = lease
  return Object.entries(depositVariants).find(([variant]) => variant === chosen)?.[1] ?? []
}

interface Dependence {
  readonly asked: (lease: Lease) => boolean
  /** The treatment of a field that a body contains although it isn't asked for. Left out: nothing is stored for it. */
  readonly unasked?: 'kept' | 'refused'
  /**
   * The value to store when a body lacks the field. Without this value, the field is required if its form marks it as
   * required.
   */
  readonly leftOut?: number
}

const fixed: Dependence = { asked: ({ type }) => type === 'time-bound' }
const ofDeposit = (name: Name): Dependence => ({ asked: (lease) => depositFieldsOf(lease).some((one) => one === name) })

/** A field that is not listed here is always asked for. */
const dependences: Partial<Record<Name, Dependence>> = {
  /** A landlord who lives in the house is not away from it. */
  own_home_let: { asked: ({ dwelling_kind }) => dwelling_kind === 'home', unasked: 'kept' },
  shared_house_kind: {
    asked: ({ dwelling_kind, own_home_let }) => dwelling_kind === 'shared_house' && own_home_let !== true,
  },
  shared_rooms: { asked: ({ dwelling_kind, own_home_let }) => dwelling_kind === 'room' && own_home_let !== true },
  power_contract: { asked: ({ comforts }) => !(Array.isArray(comforts) && comforts.includes('electricity')) },
  end_date: fixed,
  fixed_term_terminable: fixed,
  fixed_term_reason: fixed,
  /**
   * The notice is agreed in an open-ended lease and in a fixed term that may be terminated. In other fixed terms it is
   * kept, and applies once the lease goes on as open-ended.
   */
  month_resignation: {
    asked: ({ type, fixed_term_terminable }) => type === 'running' || fixed_term_terminable === true,
    unasked: 'kept',
  },
  deposit_sum: ofDeposit('deposit_sum'),
  deposit_count_payment_day: { ...ofDeposit('deposit_count_payment_day'), leftOut: depositDays },
  /** A lease with a second account next to the one opened through the product would contradict itself. */
  deposit_account: { ...ofDeposit('deposit_account'), unasked: 'refused' },
  deposit_payment_deadline: { ...ofDeposit('deposit_payment_deadline'), unasked: 'refused' },
  rent_account_in_deposit_bank: ofDeposit('rent_account_in_deposit_bank'),
  deposit_follows_rent: ofDeposit('deposit_follows_rent'),
}
const names = Object.keys(dependences) as readonly Name[]
const isMarked = (name: Name) => contractRecord.fields[name].required

export const isFieldAskedFor = (name: string, lease: Lease): boolean => dependences[name as Name]?.asked(lease) ?? true

/** The fields that must not be empty when they are asked for. */
export const requiredFieldNames = names.filter((name) => isMarked(name) && dependences[name]?.leftOut === undefined)
/** The fields that may be sent only when they are asked for. */
export const refusedFieldNames = names.filter((name) => dependences[name]?.unasked === 'refused')

const nothing = contractRecord.erased()
const emptied = (lease: Lease, those: readonly Name[]): Partial<StoredContract> =>
  Object.fromEntries(those.filter((name) => !isFieldAskedFor(name, lease)).map((name) => [name, nothing[name]]))

/** The values that are stored for fields that aren't asked for, and for fields that a body leaves out. */
export const valuesStoredInstead = (form: ContractFields): Partial<StoredContract> => ({
  ...Object.fromEntries(
    Object.entries(dependences).flatMap(([name, { leftOut }]) =>
      leftOut === undefined || isFilledIn(form[name as Name]) ? [] : [[name, leftOut]],
    ),
  ),
  ...emptied(
    form,
    names.filter((name) => dependences[name]?.unasked !== 'kept'),
  ),
})

export const isOwnHomeLet = (values: Pick<ContractValues, 'dwelling_kind' | 'own_home_let'>): boolean =>
  isFieldAskedFor('own_home_let', values) && values.own_home_let

/** The values that are sent for fields that aren't asked for. The screen keeps what was typed in them. */
export const valuesSentInstead = (values: ContractValues): Partial<StoredContract> =>
  emptied({ ...values, own_home_let: isOwnHomeLet(values) }, names)
