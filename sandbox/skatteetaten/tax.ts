import { sumOf } from './derived'
import type { Verdict } from './verdict'
import { all, at, make, write, type Element } from './xml'

/** Ordinary income without any deductions except those of letting, and 22 % of it. A rough figure, rounded down. */
export function taxOf(root: Element, { calculated }: Verdict) {
  const nets = [...calculated.values()].map(({ share }) => share)
  const net = nets.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  const deficit = nets.filter((each) => each < 0).reduce((sum, each) => sum - each, 0)
  const employers = all(at(root, 'arbeidTrygdOgPensjon/loennOgTilsvarendeYtelser'), 'arbeidsgiver')
  const payments = employers.flatMap((each) => all(each, 'samledeYtelserFraArbeidsgiverPerBehandlingsart'))
  const accounts = all(at(root, 'bankLaanOgForsikring'), 'konto')
  const wages = sumOf(payments, 'beloep')
  const interest = sumOf(accounts, 'opptjenteRenter')
  const income = Math.max(0, wages + interest + net - deficit)
  return { net, deficit, wages, interest, income, tax: Math.floor((income * 22) / 100) }
}

/** The taxed sums, as they are shown. */
export function summary(sums: ReturnType<typeof taxOf>): string {
  const entries = [
    ['alminneligInntektFoerSaerfradrag', sums.income],
    ['nettoinntektVedUtleieAvFastEiendomMv', sums.net],
    ['samledeOpptjenteRenterIInnenlandskeBanker', sums.interest],
    ['samletLoennsinntektMedTrygdeavgiftspliktOgMedTrekkplikt', sums.wages],
    ['underskuddVedUtleieMvAvFastEiendomUtenforNaering', sums.deficit],
  ] as const
  return write(
    make(
      'skattegrunnlag',
      entries
        .filter(([, sum]) => sum !== 0)
        .map(([name, sum]) => make('skattegrunnlagsobjekt', [make('tekniskNavn', name), make('beloep', sum)])),
      'urn:ske:fastsetting:formueinntekt:skattegrunnlag:v5',
    ),
  )
}
