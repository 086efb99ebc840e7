import type { CalculatedLetting } from './calculation'
import type { ReadLetting } from './letting'
import type { ReadProperty, ReadReturn } from './return'
import { elementAt } from './xml'

/** The authority's reaction: `faktiskFeil` refuses the return, the others are advice. */
export type Strategy = 'faktiskFeil' | 'merknadDokumentasjon' | 'merknadStandard' | 'merknadTips'

export interface Guidance {
  /** The control's published name. */
  readonly control: string
  /** The entry that it is about. Empty for the whole return. */
  readonly entry: string
  readonly text: string
  readonly strategy: Strategy
}

/** The input of the controls. */
export interface ControlInput {
  readonly returned: ReadReturn
  /** By the letting's id. */
  readonly calculated: ReadonlyMap<string, CalculatedLetting>
  readonly hadLettingLastYear: boolean
  /** The purpose of the submission. Empty when it names none. */
  readonly purpose: string
  readonly hasBusiness: boolean
}

interface Control {
  readonly name: string
  readonly strategy: Strategy
  /** The first income year with this control. */
  readonly since?: number
  readonly text: string
  /** The entries that trigger it. `''` stands for the return. */
  fires(controlled: ControlInput): readonly string[]
}

const lettingsOf = ({ properties }: ReadReturn) => properties.flatMap(({ lettings }) => lettings)
const forestry = 'skogeiendomINorge'

const properties =
  (is: (property: ReadProperty) => boolean) =>
  ({ returned }: ControlInput) =>
    returned.properties.filter(is).map(({ id }) => id)
const lettings =
  (is: (letting: ReadLetting, controlled: ControlInput) => boolean) =>
  (controlled: ControlInput): string[] =>
    lettingsOf(controlled.returned)
      .filter((letting) => is(letting, controlled))
      .map(({ id }) => id)

const hasNoEntry = ({ wealthEntries, lettings, hasOthers }: ReadProperty) =>
  wealthEntries.length === 0 && lettings.length === 0 && !hasOthers

const sentNet = ({ element }: ReadLetting) =>
  Number(elementAt(element, 'nettoLeieinntektForAndel/beloep/beloepSomHeltall')?.text ?? 0)

const hasAttachment = ({ returned }: ControlInput, letting: ReadLetting) =>
  returned.attachments.some(
    ({ entry, field }) => entry === letting.id && /(vedlikeholdskostnad|annenKostnad)VedUtleie/.test(field),
  )

/** The published controls about letting (Skatteetaten/skattemeldingen, docs/kontroller, 2025), with their own words. */
const controls: readonly Control[] = [
  {
    name: 'EIENDOM_NORGE_UTEN_SERGID',
    strategy: 'faktiskFeil',
    text: 'Du har oppgitt en norsk eiendom i skattemeldingen som mangler SERG ID. Du må legge inn SERG ID før du kan sende inn skattemeldingen.',
    fires: properties(
      ({ country, municipality, registerId, wealthEntries }) =>
        (country === '' || country === 'NO') &&
        municipality !== '' &&
        registerId === '' &&
        wealthEntries.some(({ type }) => type !== forestry),
    ),
  },
  {
    name: 'EIENDOM_UTEN_KOMMUNENUMMER_LANDKODE',
    strategy: 'faktiskFeil',
    text: 'Du har oppgitt en eiendom i skattemeldingen som mangler kommunenavn eller informasjon om hvilket land eiendommen ligger i. Du må legge inn kommunenavn eller land eiendommen ligger i under "bolig og eiendeler", før du kan sende inn skattemeldingen.',
    fires: properties(
      (property) =>
        (property.registerId !== '' || property.hasForeignAddress) &&
        property.country === '' &&
        property.municipality === '' &&
        !hasNoEntry(property),
    ),
  },
  {
    name: 'FULLFØR_REGISTRERING_AV_EIENDOM',
    strategy: 'faktiskFeil',
    since: 2024,
    text: 'Vi mangler opplysninger om denne eiendommen. Du må legge til opplysninger om formue, utleie eller salg du har hatt. Ønsker du ikke å gi opplysninger om denne eiendommen, kan du slette den fra skattemeldingen.',
    fires: properties(
      (property) =>
        (property.registerId !== '' || (property.country !== '' && property.country !== 'NO')) && hasNoEntry(property),
    ),
  },
  {
    name: 'EIENDOM_UTLEIE_OPPGITT_KUN_NETTOINNTEKT',
    strategy: 'faktiskFeil',
    text: 'Du har oppgitt netto leieinntekter i skattemeldingen. Du må spesifisere brutto leieinntekter og kostnader knyttet til utleien før du sender inn skattemeldingen.',
    fires: lettings((letting, { calculated }) => {
      const { costs = 0, depreciation = 0 } = calculated.get(letting.id) ?? {}
      return (
        sentNet(letting) > 0 && letting.gross === 0 && letting.grossShort === 0 && costs === 0 && depreciation === 0
      )
    }),
  },
  {
    name: 'UGYLDIG_VERDI_PROSENTFELT_OVER_100_P',
    strategy: 'faktiskFeil',
    since: 2024,
    text: 'Du har oppgitt en prosent som er høyere enn 100. Du må rette den før du kan sende inn skattemeldingen.',
    fires: ({ returned }) =>
      [
        ...returned.properties
          .flatMap(({ wealthEntries }) => wealthEntries)
          .flatMap(({ id, shares }) => shares.map((rate) => ({ id, rate }))),
        ...lettingsOf(returned).flatMap(({ id, share, depreciations }) => [{ id, rate: share }, depreciations].flat()),
      ]
        .filter(({ rate }) => rate > 100)
        .map(({ id }) => id),
  },
  {
    name: 'FLERBOLIGBYGNING_FÆRRE_ENN_FEM',
    strategy: 'faktiskFeil',
    since: 2024,
    text: 'Denne eiendommen er registrert som flerboligbygning. Hvis boligen har færre enn fem useksjonerte boenheter, skal eiendomstypen settes til selveid bolig.',
    fires: ({ returned }) =>
      returned.properties
        .flatMap(({ wealthEntries }) => wealthEntries)
        .filter(({ type, units }) => type === 'flerboligbygning' && units > 0 && units < 5)
        .map(({ id }) => id),
  },
  {
    name: 'UGYLDIG_EGENFASTSETTING_INNEHOLDER_KLAGEVEDLEGG_P',
    strategy: 'faktiskFeil',
    since: 2024,
    text: 'Ved innsending med innsendingsformål "egenfastsetting" skal ikke vedleggskategorien "klage" benyttes. Vedleggskategorien "klage" skal bare benyttes ved innsending av klage på det aktuelle inntektsåret.',
    fires: ({ returned, purpose }) =>
      purpose === 'egenfastsetting' && returned.attachments.some(({ category }) => category === 'klage') ? [''] : [],
  },
  {
    name: 'EIENDOM_UTLEIE_HØYE_KOSTNADER',
    strategy: 'merknadDokumentasjon',
    text: 'Du har oppgitt et høyt beløp for vedlikehold og andre kostnader. Spesifiser gjerne dette med å bruke skjemaet vedlikehold og påkostning.',
    fires: lettings(
      (letting, controlled) =>
        letting.costs.maintenance + letting.costs.other > 150_000 && !hasAttachment(controlled, letting),
    ),
  },
  {
    name: 'EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER',
    strategy: 'merknadStandard',
    since: 2024,
    text: 'Du har lagt inn høye husleie- og felleskostnader på utleid eiendom. Renter og avdrag på fellesgjeld er ikke fradragsberettiget. Er du sikker på at du har lagt inn riktig her?',
    fires: lettings(({ costs }) => costs.common > 60_000),
  },
  {
    name: 'HØY_FORSIKRING_UTLEID_BOLIG',
    strategy: 'merknadStandard',
    since: 2024,
    text: 'Du har lagt inn høye forsikringskostnader på utleid eiendom. Er du sikker på at dette er riktig?',
    fires: lettings(({ costs }) => costs.insurance > 30_000),
  },
  {
    name: 'MANGE_UTLEIEBOLIGER',
    strategy: 'merknadStandard',
    since: 2024,
    text: 'Vi ser du leier ut en del eiendommer. Du bør vurdere om du er næringsdrivende.',
    // This control counts the lettings of one property. It leaves out a person who also has the document of a business.
    fires: ({ returned, hasBusiness }) =>
      hasBusiness
        ? []
        : returned.properties
            .filter(({ lettings }) => lettings.filter(({ hasShare }) => hasShare).length >= 5)
            .map(({ id }) => id),
  },
  {
    name: 'EIENDOM_UTLEIE_I_FJOR',
    strategy: 'merknadTips',
    text: 'Vi kan ikke gjøre en foreløpig beregning av skatten din før du har besvart dette spørsmålet. Vi ser du hadde skattepliktige utleieinntekter i fjor. Hadde du skattepliktige utleieinntekter i år også?',
    fires: ({ returned, hadLettingLastYear }) => (hadLettingLastYear && lettingsOf(returned).length === 0 ? [''] : []),
  },
  {
    name: 'SEKUNDÆRBOLIG_UTLEIE',
    strategy: 'merknadTips',
    text: 'Vi kan ikke gjøre en foreløpig beregning av skatten din før du har besvart dette spørsmålet. Vi ser at du eide sekundærbolig. Har du leid ut?',
    fires: ({ returned, hadLettingLastYear }) =>
      !hadLettingLastYear &&
      lettingsOf(returned).length === 0 &&
      returned.properties.some(({ isSecondaryHome }) => isSecondaryHome)
        ? ['']
        : [],
  },
]

/** The results of the controls for the return's income year. */
export const runControls = (controlled: ControlInput): Guidance[] =>
  controls
    .filter(({ since = 0 }) => since <= controlled.returned.year)
    .flatMap(({ name, text, strategy, ...each }) =>
      each.fires(controlled).map((entry) => ({ control: name, entry, text, strategy })),
    )
