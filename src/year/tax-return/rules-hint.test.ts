import { describe, expect, it } from 'vitest'
import { hintsOf, plainText, withoutNationalIds } from './rules-hint'

const placed = [
  { houseId: 7, objectId: 'utleie-1', propertyId: 'eiendom-1' },
  { houseId: 8, objectId: 'utleie-2', propertyId: 'eiendom-1' },
]
const findings = (kind: string, more: object = {}) => ({
  kind,
  strategy: 'merknadStandard',
  text: 'Er du sikker?',
  path: 'global',
  occurrence: '',
  ...more,
})
const cause = (more: object = {}) => ({ type: 'x', isCause: true, path: '', occurrence: '', detail: '', ...more })
const shown = (guidance: ReturnType<typeof findings>[], deviations: ReturnType<typeof cause>[] = []) =>
  hintsOf({ guidance, deviations }, placed).map(
    ({ houseId, line, control, refuses, text }) => `${houseId} ${line} ${control} ${refuses} ${text}`,
  )

describe('what the authority says', () => {
  it('stands at the house and line that it is about', () =>
    expect(
      shown([
        findings('HØY_FORSIKRING_UTLEID_BOLIG', { occurrence: 'utleie-2' }),
        findings('EIENDOM_UTLEIE_HØYE_KOSTNADER', { occurrence: 'utleie-1' }),
        findings('NOE_NYTT', {
          occurrence: 'utleie-1',
          path: '/skattemelding/kostnaderVedUtleie/kommunalAvgift/beloep',
        }),
        findings('MANGE_UTLEIEBOLIGER'),
        findings('EIENDOM_ANDRES', { occurrence: 'eiendom-9' }),
        findings('EIENDOM_NORGE_UTEN_SERGID', { occurrence: 'eiendom-1', strategy: 'faktiskFeil' }),
      ]),
    ).toEqual([
      '7 null EIENDOM_NORGE_UTEN_SERGID true Er du sikker?',
      '8 insurance HØY_FORSIKRING_UTLEID_BOLIG false Er du sikker?',
      '7 null EIENDOM_UTLEIE_HØYE_KOSTNADER false Er du sikker?',
      '7 municipal_taxes NOE_NYTT false Er du sikker?',
      'null null MANGE_UTLEIEBOLIGER false Er du sikker?',
      'null null EIENDOM_ANDRES false Er du sikker?',
    ]))

  it('of what refuses the return has its words, the control’s where it has some', () =>
    expect(
      shown(
        [findings('UGYLDIG_VERDI_PROSENTFELT_OVER_100_P', { strategy: 'faktiskFeil', occurrence: 'utleie-1' })],
        [
          cause({ detail: 'UGYLDIG_VERDI_PROSENTFELT_OVER_100_P', occurrence: 'utleie-1' }),
          cause({ detail: 'FULLFØR_REGISTRERING_AV_EIENDOM', occurrence: 'eiendom-1' }),
          cause({ type: 'verdiAvvikerFraKodeliste', detail: 'Verdien 9999 finnes ikke', occurrence: 'utleie-2' }),
          cause({ isCause: false, detail: 'Bare til orientering' }),
          cause({ detail: '' }),
        ],
      ),
    ).toEqual([
      '7 null UGYLDIG_VERDI_PROSENTFELT_OVER_100_P true Er du sikker?',
      '7 null FULLFØR_REGISTRERING_AV_EIENDOM true ',
      '8 null verdiAvvikerFraKodeliste true Verdien 9999 finnes ikke',
    ]))

  it.each([
    ['Renter er <strong>ikke</strong> fradrag.<br><br>Er du sikker?', 'Renter er ikke fradrag. Er du sikker?'],
    ['Les mer <a href="https://www.skatteetaten.no/x"target="_blank">her (ny fane).</a>', 'Les mer her (ny fane).'],
    ['Leie &lt; kostnader &amp; renter &#39;x&#39; &ukjent;', "Leie < kostnader & renter 'x' &ukjent;"],
    ['Gjelder 298174 91020.', 'Gjelder ….'],
    ['  ', ''],
  ])('is plain text: %s', (html, text) => expect(plainText(html)).toBe(text))
})

it('no national id is taken over from the words of the authority', () => {
  expect(withoutNationalIds('Feil for 29817491020 og 298174 91020, beløp 150000')).toBe('Feil for … og …, beløp 150000')
})
