import type { Day } from '../../base/kit/day'
import type { PartyTable, PartyValue, ShownText } from '../../base/pdf/model'
import { dayText, landlordRole, sameInBothLanguages, tenantRole, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from '../clauses/model'
import { landlordNames, tenantNames } from '../clauses/rules-case'
import { addressLines } from '../clauses/rules-values'

/** An organisation number in groups of three: `923 609 016`. */
export const organisationText = (number: string): string => number.replace(/(\d{3})(?=\d)/g, '$1\u00a0')

/**
 * The parties in tables of two columns, as many as needed. An unknown birth date is a line to write on. There is no
 * such line in editions up to the third, and none on papers that aren't filled in by hand.
 */
export function leaseParties(data: LeaseData, translator: DocumentTranslator, edition: number): readonly PartyTable[] {
  const { landlord, tenant, coTenants = [], coLandlords = [], signedBy = 'hand' } = data
  const translate = (key: keyof typeof paperWords.texts): ShownText => translator.translate(paperWords, key)
  const known = (text: string): ShownText => (text === '' ? translate('notGiven') : sameInBothLanguages(text))
  const born = (birthday: Day | null): PartyValue =>
    birthday === null && edition >= 4 && signedBy === 'hand' ? { nb: '', blank: true } : known(dayText(birthday))
  const row = <P>(key: keyof typeof paperWords.texts, read: (person: P) => PartyValue, persons: readonly P[]) => ({
    label: translate(key),
    values: persons.map(read),
  })
  type Named = (typeof coTenants)[number]
  const first = (persons: readonly Named[]) => [
    row('name', ({ name }) => sameInBothLanguages(name), persons),
    row('birthday', ({ birthday }) => born(birthday), persons),
  ]
  const last = (persons: readonly Named[]) => [
    row('phone', ({ phone }) => known(phone), persons),
    row('email', ({ email }) => known(email), persons),
  ]
  const [landlords, tenants] = [landlordNames(data).length, tenantNames(data).length]
  const pairsOf = <P>(all: readonly P[]): readonly (readonly P[])[] =>
    all.flatMap((one, at) => (at % 2 === 0 ? [[one, ...all.slice(at + 1, at + 2)]] : []))
  const organisations = [data.landlordOrganisation ?? null, data.tenantOrganisation ?? null]
  const parties = [landlord, tenant]
  return [
    {
      roles: [landlordRole(translator, landlords, 0), tenantRole(translator, tenants, 0)],
      rows: [
        row('name', ({ name }) => sameInBothLanguages(name), parties),
        // A company has no date of birth.
        ...(organisations.every((number) => number !== null)
          ? []
          : [
              {
                label: translate('birthday'),
                values: parties.map(({ birthday }, at) =>
                  organisations[at] === null ? born(birthday) : sameInBothLanguages('–'),
                ),
              },
            ]),
        ...(organisations.every((number) => number === null)
          ? []
          : [
              row<string | null>(
                'organisation',
                (number) => sameInBothLanguages(number === null ? '–' : organisationText(number)),
                organisations,
              ),
            ]),
        // Nobody needs the nationality in a lease. The bank of a deposit asks for it.
        ...(edition < 9
          ? [
              {
                label: translate('nationality'),
                values: [sameInBothLanguages('–'), translator.show(tenant.nationality)],
              },
            ]
          : []),
        row('address', ({ address }) => sameInBothLanguages(addressLines(address, translator)), parties),
        ...last(parties),
      ],
    },
    ...pairsOf(coLandlords).map((pair, at) => ({
      roles: pair.map((_, index) => landlordRole(translator, landlords, 1 + 2 * at + index)),
      rows: [
        row('name', ({ name }) => sameInBothLanguages(name), pair),
        row('birthday', ({ birthday }) => born(birthday), pair),
        row('email', ({ email }) => known(email), pair),
      ],
    })),
    ...pairsOf(coTenants).map((pair, at) => ({
      roles: pair.map((_, index) => tenantRole(translator, tenants, 1 + 2 * at + index)),
      rows: [...first(pair), ...last(pair)],
    })),
  ]
}
