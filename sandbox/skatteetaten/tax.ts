import { sumAtPath } from './derived'
import type { EnvelopeVerdict } from './verdict'
import { childrenNamed, elementAt, makeElement, writeXml, type Element } from './xml'

/** Ordinary income without any deductions except those of letting, and 22 % of it. A rough figure, rounded down. */
export function calculatedTax(root: Element, { calculated }: EnvelopeVerdict) {
  const nets = [...calculated.values()].map(({ share }) => share)
  const net = nets.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  const deficit = nets.filter((each) => each < 0).reduce((sum, each) => sum - each, 0)
  const employers = childrenNamed(elementAt(root, 'arbeidTrygdOgPensjon/loennOgTilsvarendeYtelser'), 'arbeidsgiver')
  const payments = employers.flatMap((each) => childrenNamed(each, 'samledeYtelserFraArbeidsgiverPerBehandlingsart'))
  const accounts = childrenNamed(elementAt(root, 'bankLaanOgForsikring'), 'konto')
  const wages = sumAtPath(payments, 'beloep')
  const interest = sumAtPath(accounts, 'opptjenteRenter')
  const income = Math.max(0, wages + interest + net - deficit)
  return { net, deficit, wages, interest, income, tax: Math.floor((income * 22) / 100) }
}

/** The taxed sums, as they are shown. */
export function taxSummary(sums: ReturnType<typeof calculatedTax>): string {
  const entries = [
    ['alminneligInntektFoerSaerfradrag', sums.income],
    ['nettoinntektVedUtleieAvFastEiendomMv', sums.net],
    ['samledeOpptjenteRenterIInnenlandskeBanker', sums.interest],
    ['samletLoennsinntektMedTrygdeavgiftspliktOgMedTrekkplikt', sums.wages],
    ['underskuddVedUtleieMvAvFastEiendomUtenforNaering', sums.deficit],
  ] as const
  return writeXml(
    makeElement(
      'skattegrunnlag',
      entries
        .filter(([, sum]) => sum !== 0)
        .map(([name, sum]) =>
          makeElement('skattegrunnlagsobjekt', [makeElement('tekniskNavn', name), makeElement('beloep', sum)]),
        ),
      'urn:ske:fastsetting:formueinntekt:skattegrunnlag:v5',
    ),
  )
}
