import { countryName, nationality } from '../../base/country/rules'
import type { FileInfo } from '../../base/file/model'
import { knownBirthday } from '../../base/kit/birthday'
import { osloDay, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { internationalPhone } from '../../base/kit/phone'
import type { Text } from '../../base/kit/words'
import type { SigningMethod } from '../../base/pdf/model'
import { tenantName } from '../../books/income/rules-tenant'
import type { Profile } from '../../landlord/account/model'
import type { HouseFacts } from '../../landlord/house/model'
import type { ChecklistData } from '../checklist/model-paper'
import { depositDays, type ContractTerms } from '../contract/model'
import type { Party } from '../party/model'
import { lettingOf } from '../law/rules-letting'
import { partiesOf, type Landlord } from '../party/rules'
import { daysBeforeFirstPayment, firstMonth, rentOfMonth } from '../rent/rules'
import { termEndsOn } from '../law/rules-term'
import { withEditionNumber } from '../clauses/rules-editions'
import type { Address, Deposit, LeaseData } from '../clauses/model'
import type { PaperLanguage } from './model'
import { addressText } from '../clauses/rules-values'
import { documentTranslator } from '../../base/pdf/rules'

/** The records from which a lease is drawn. */
export interface LeaseSources {
  readonly contract: ContractTerms
  readonly house: HouseFacts
  readonly landlord: Landlord & Pick<Profile, 'ssn' | 'address' | 'postcode' | 'city' | 'country' | 'iban'>
  /** The files that are attached to the contract. */
  readonly files: readonly Pick<FileInfo, 'name' | 'url' | 'type'>[]
  /** The name of the bank in which the product opens deposit accounts. Left out: it isn't known. */
  readonly depositBank?: string | undefined
}

const person = (party: Party) => ({
  name: fullName(party),
  birthday: party.birthday,
  email: party.email,
  phone: party.phone === '' ? '' : internationalPhone(party.phoneCode, party.phone),
})
const inBoth = (read: (language: 'nb' | 'en') => string): Text => ({ nb: read('nb'), en: read('en') })
const abroad = (code: string): Text | null => (code === 'NO' ? null : inBoth((language) => countryName(code, language)))

function depositOf(contract: ContractTerms, bank: string | undefined): Deposit {
  const { deposit_sum: sum, deposit_account: iban, deposit_payment_deadline: deadline } = contract
  if (sum === null) return { kind: 'none' }
  if (contract.is_open_deposit_account)
    return { kind: 'product', sum, days: contract.deposit_count_payment_day ?? depositDays, ...(bank && { bank }) }
  if (iban === null || deadline === null) throw new Error('a deposit without its account or its deadline')
  return { kind: 'own', sum, iban, deadline }
}

/**
 * The first rent and the days before it, by the rule that books the first payment. A later end or change of the rent is
 * not a term of the lease.
 */
function firstRentOf(contract: ContractTerms): Pick<LeaseData, 'firstRent' | 'daysBefore'> {
  // A lease that counts as open-ended doesn't end on the day that it names, and rent is owed after that day.
  const terms = { ...contract, end_date: termEndsOn(contract), finished_on: null, notice: null, rents: [] }
  const [month, days] = [firstMonth(terms), daysBeforeFirstPayment(terms)]
  return {
    firstRent: month && rentOfMonth(terms, month),
    daysBefore: days && { ...days, arePaid: contract.days_before_first_payment === 'with_first' },
  }
}

/** The terms that only some contracts have: about the parties, the consents to the letting, and the deposit. */
const partyTermsOf = (contract: ContractTerms) => ({
  coLandlords: contract.co_landlords.map(({ first_name: firstName, last_name: lastName, birthday, email }) => ({
    name: fullName({ firstName, lastName }),
    birthday,
    email,
  })),
  tenantOrganisation: contract.tenant_organisation_number,
  landlordOrganisation: contract.landlord_organisation_number,
  sharedHouseKind: contract.shared_house_kind,
  boardConsent: contract.board_consent,
  spouseConsent: contract.spouse_consent,
  depositFollowsRent: contract.deposit_follows_rent,
})

const houseAddress = ({ address, postcode, city }: HouseFacts): Address => ({
  street: address,
  postcode,
  city,
  country: null,
})

/** The values of a lease, from the contract, its house and the landlord's profile as they are now. */
export function leaseData({ contract, house, landlord, files, depositBank }: LeaseSources): LeaseData {
  const parties = partiesOf(contract, landlord)
  const { iban } = landlord
  // A company has no date of birth.
  const isBorn = parties.tenants[0].birthday !== null || contract.tenant_organisation_number !== null
  if (iban === null || !isBorn) throw new Error('a lease without an account or a birth date')
  const [tenant, ...coTenants] = parties.tenants
  return withEditionNumber({
    number: contract.additionalId,
    // A signed lease keeps its wording. A draft has the wording of its last change.
    writtenOn: osloDay(contract.signed_at ?? contract.updated_at),
    isDraft: contract.signatureType === null,
    ...(contract.signatureType === 'bankid' && { signedBy: 'bankid' as const }),
    landlord: {
      ...person(parties.landlord),
      birthday: knownBirthday(landlord),
      address: {
        street: landlord.address,
        postcode: landlord.postcode,
        city: landlord.city,
        country: abroad(landlord.country),
      },
    },
    ...partyTermsOf(contract),
    rentIban: iban,
    tenant: {
      ...person(tenant),
      address: {
        street: contract.tenant_address,
        postcode: contract.tenant_postcode,
        city: contract.tenant_city,
        country: abroad(contract.tenant_country),
      },
      nationality: inBoth((language) => nationality(contract.tenant_nationality, language)),
    },
    coTenants: coTenants.map(person),
    letting: lettingOf(contract),
    kind: contract.dwelling_kind,
    dwelling: {
      rooms: contract.rooms,
      area: contract.area,
      number: contract.dwelling_number,
      meterPoint: contract.meter_point_id,
    },
    sharedRooms: contract.shared_rooms,
    powerContract: contract.power_contract,
    homePapers: contract.home_papers,
    house: {
      name: house.name,
      address: houseAddress(house),
      municipality: house.municipality_number,
      property: house.property_number,
      holding: house.holding_number,
      lease: house.lease_number,
      section: house.section_number,
      share: house.share_number,
      organisation: house.organisation_number,
    },
    type: contract.type,
    start: contract.start_date,
    end: contract.end_date,
    firstPayment: contract.first_payment_date,
    ...firstRentOf(contract),
    rent: contract.month_sum,
    notice: contract.month_resignation,
    terminable: contract.fixed_term_terminable,
    reason: contract.fixed_term_reason,
    keys: contract.keys_count,
    taxable: contract.taxable,
    comforts: contract.comforts,
    pets: contract.pets_allowed,
    smoking: contract.smoking_allowed,
    other: contract.other,
    deposit: depositOf(contract, depositBank),
    guarantee: contract.guarantee,
    rentInDepositBank: contract.rent_account_in_deposit_bank,
    split: contract.cost_split,
    extras: contract.extras,
    attachments: files.map(({ name }) => name),
    files: files.map(({ url, type }) => ({ url, type })),
  })
}

/** The names of house, landlord and tenant for a file name. */
export const partyNames = ({
  contract,
  house,
  landlord,
}: Omit<LeaseSources, 'files' | 'depositBank'>): readonly string[] => [
  house.name,
  fullName(landlord),
  tenantName(contract),
]

/** The handover list as it is on that day. Null when none is written. */
export function checklistData(
  { contract, house, landlord }: Omit<LeaseSources, 'files' | 'depositBank'>,
  lang: PaperLanguage,
  signedBy: SigningMethod,
  today: Day,
): ChecklistData | null {
  if (contract.checkList === null) return null
  const [first, ...others] = partiesOf(contract, landlord).tenants
  return {
    number: contract.additionalId,
    landlord: fullName(landlord),
    tenants: [fullName(first), ...others.map(fullName)],
    house: house.name,
    address: addressText(houseAddress(house), documentTranslator(lang)),
    start: contract.start_date,
    list: contract.checkList,
    signedBy,
    isAhead: today < contract.start_date,
  }
}
