import type { Text } from '../../base/kit/words'
import type { FactRow } from '../../base/pdf/model'
import { fillText, sameInBothLanguages, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from '../clauses/model'
import { landlordNames, tenantNames } from '../clauses/rules-case'
import { leaseSum } from '../clauses/rules-values'
import { clauseWords } from '../clauses/words'
import { divideCosts, hasOwnPower } from '../law/rules-charges'
import { organisationText } from './rules-parties'
import { leaseWords } from './words'

type Key = keyof typeof leaseWords.texts

/** The rows about the landlords and the tenants. A company has its organisation number. */
export function partyFacts(data: LeaseData, translator: DocumentTranslator, edition: number): readonly FactRow[] {
  const [landlords, tenants] = [landlordNames(data), tenantNames(data)]
  const named = ([first, ...others]: readonly [string, ...string[]], organisation: string | null = null): string =>
    [organisation === null || edition < 9 ? first : `${first} (${organisationText(organisation)})`, ...others].join(
      '\n',
    )
  return [
    {
      label: translator.translate(paperWords, landlords.length === 1 ? 'landlord' : 'landlords'),
      value: sameInBothLanguages(named(landlords, data.landlordOrganisation)),
    },
    {
      label: translator.translate(paperWords, tenants.length === 1 ? 'tenant' : 'tenants'),
      value: sameInBothLanguages(named(tenants, data.tenantOrganisation)),
    },
  ]
}

const shareOf = { meter: 'byMeter', fraction: 'byFraction', persons: 'byPersons' } as const satisfies Record<
  string,
  Key
>

/** The tenant's part of shared costs in a few words. Null when the tenant pays none. */
function sharedCostsText({ split, powerContract, comforts }: LeaseData): Text | null {
  if (split === null || split.category === 'LANDLORD') return null
  const { charged } = divideCosts(split.costs ?? '', hasOwnPower(powerContract, comforts))
  if (charged === '') return null
  const { texts } = leaseWords
  const sum = split.category === 'SPLIT' ? (split.tenant ?? undefined) : split.sum
  const parts: readonly Text[] = [
    { nb: charged, en: charged },
    ...(split.key === undefined ? [] : [fillText(texts[shareOf[split.key]], { fraction: split.fraction ?? '' })]),
    ...(sum === undefined
      ? []
      : [
          fillText(texts.onAccount, {
            sum: leaseSum(sum, 9),
            period: clauseWords.texts[`per_${split.period ?? 'month'}`],
          }),
        ]),
  ]
  return { nb: parts.map(({ nb }) => nb).join(', '), en: parts.map(({ en }) => en).join(', ') }
}

/**
 * The rows that only some leases have: the part of the house, the tenant's costs, the consents, a deposit that follows
 * the rent.
 */
export function termFacts(data: LeaseData, translator: DocumentTranslator): readonly FactRow[] {
  const row = (key: Key, value: Text | null): readonly FactRow[] =>
    value === null ? [] : [{ label: translator.translate(leaseWords, key), value: translator.show(value) }]
  const { texts } = leaseWords
  const { sharedHouseKind = null, boardConsent = null, spouseConsent, depositFollowsRent, letting } = data
  const kind = letting === 'room' || letting === 'own_home' ? letting : null
  return [
    ...row('kindOfLetting', kind && texts[kind]),
    ...row('part', sharedHouseKind === null || letting !== 'shared_house' ? null : texts[sharedHouseKind]),
    ...row('sharedCosts', sharedCostsText(data)),
    ...row('depositChanges', depositFollowsRent && data.deposit.kind !== 'none' ? texts.followsRent : null),
    ...row('board', boardConsent === null ? null : texts[boardConsent]),
    ...row('spouse', spouseConsent === true ? texts.given : null),
  ]
}
