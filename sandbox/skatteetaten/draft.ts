import { escape } from '../page/html'
import { namespaceOf, versionOf } from './return'
import { identityOf, lettingOf, placeOf, streetOf, wealthOf } from './draft-property'
import { amount, tag, text, wrapped } from './draft-xml'
import { entryOf, type Taxpayer } from './taxpayers'

const cabinAddress = tag(
  'internasjonalAdresse',
  text('adressenavn', 'Kusträven'),
  text('adressenummer', '4'),
  text('postkode', '452 94'),
  text('byEllerStedsnavn', 'Strömstad'),
  wrapped('landkode', 'SE'),
)
const cabinWealth = (tail: string) =>
  tag(
    'fastEiendomSomFormuesobjekt',
    wrapped('landkode', 'SE'),
    tag('id', 'formue-utland'),
    wrapped('eiendomstype', 'selveidFritidseiendom'),
    tail,
  )
/** A property abroad. It has a name instead of numbers. */
const flatCabin = [
  cabinWealth(tag('internEiendomsidentifikator', 'utland')),
  tag(
    'fastEiendom',
    tag('id', 'eiendom-utland'),
    tag('adresseopplysninger', cabinAddress),
    text('eiendommensNavn', 'Stugan "Måsen" & brygga'),
    tag('internEiendomsidentifikator', 'utland'),
  ),
]
const nestedCabin = tag(
  'fastEiendom',
  text('eiendommensNavn', 'Stugan "Måsen" & brygga'),
  tag('id', 'eiendom-utland'),
  cabinAddress,
  cabinWealth(wrapped('eierandel', 100, 'prosent')),
)

/** Income year 2023: the entries are next to the properties, not in them. */
const flatList = ({ holdings, ownsAbroad }: Taxpayer) =>
  [
    ...(ownsAbroad ? [flatCabin[0]!] : []),
    ...holdings.map((each) => wealthOf(each, true)),
    ...holdings.map((each) => lettingOf(each, true)),
    ...(ownsAbroad ? [flatCabin[1]!] : []),
    ...holdings.map((each) =>
      tag(
        'fastEiendom',
        tag('id', entryOf(each, 'eiendom')),
        tag('adresseopplysninger', placeOf(each), tag('vegadresse', streetOf(each))),
        text('sergEiendomsidentifikator', String(each.registerId)),
        identityOf(each, 2023),
        wrapped('eierandel', each.share, 'prosent'),
        tag('internEiendomsidentifikator', each.registerId),
      ),
    ),
  ].join('\n      ')

const nestedList = ({ holdings, ownsAbroad }: Taxpayer, version: number) =>
  [
    ...(ownsAbroad ? [nestedCabin] : []),
    ...holdings.map((each) =>
      tag(
        'fastEiendom',
        wrapped('sergEiendomsidentifikator', each.registerId, version === 12 ? 'tekst' : 'heltall'),
        tag('id', entryOf(each, 'eiendom')),
        tag('vegadresse', streetOf(each), placeOf(each)),
        identityOf(each, version + 2012),
        wealthOf(each, false),
        lettingOf(each, false),
      ),
    ),
  ].join('\n      ')

/** The values that the authority has filled in: properties, bank accounts, a debt, wages. */
export function makeDraft(taxpayer: Taxpayer, year: number): string {
  const { party, name } = taxpayer
  const version = versionOf(year)
  const list = version === 11 ? flatList(taxpayer) : nestedList(taxpayer, version)
  return `<?xml version="1.0" encoding="UTF-8"?>
<skattemelding xmlns="${namespaceOf(year)}">
  <partsreferanse>${party}</partsreferanse>
  <inntektsaar>${year}</inntektsaar>
  <!-- Forhåndsutfylt for ${escape(name)} -->
  <bankLaanOgForsikring>
    <konto>
      <id>konto-1</id>
      <bankensNavn><tekst>Sparebanken Øst &amp; Vest &lt;Ålesund&gt;</tekst></bankensNavn>
      <organisasjonsnummer><organisasjonsnummer>937884117</organisasjonsnummer></organisasjonsnummer>
      <kontonummer><tekst>9999 10 ${String(party).slice(-5)}</tekst></kontonummer>
      ${amount('innskudd', 184_250)}
      ${amount('opptjenteRenter', 3120)}
    </konto>
    <konto>
\t<id>konto-2</id>
\t<bankensNavn><tekst><![CDATA[Bolig & Lån]]></tekst></bankensNavn>
\t<kontonummer><tekst>9999 20 ${String(party).slice(-5)}</tekst></kontonummer>
\t${amount('gjeld', 1_450_000)}
    </konto>
  </bankLaanOgForsikring>
  <boligOgEiendeler>${list && `\n    <fasteEiendommer>\n      ${list}\n    </fasteEiendommer>`}
    <kontantbeloep><id>kontanter-1</id>${amount('beloep', 5000)}</kontantbeloep>
  </boligOgEiendeler>
  <arbeidTrygdOgPensjon>
    <loennOgTilsvarendeYtelser>
      <arbeidsgiver>
        <id>arbeidsgiver-1</id>
        <navn><organisasjonsnavn>Ærlig &amp; Trofast "Regnskap" AS</organisasjonsnavn></navn>
        <samledeYtelserFraArbeidsgiverPerBehandlingsart>
          <id>loenn-1</id>
          ${amount('beloep', 612_400)}
          <behandlingsart><behandlingsart>LONN</behandlingsart></behandlingsart>
        </samledeYtelserFraArbeidsgiverPerBehandlingsart>
        <organisasjonsnummer><organisasjonsnummer>910919660</organisasjonsnummer></organisasjonsnummer>
      </arbeidsgiver>
    </loennOgTilsvarendeYtelser>
  </arbeidTrygdOgPensjon>
  <skattemeldingOpprettet>
    <brukeridentifikator>ikke-implementert</brukeridentifikator>
    <brukeridentifikatortype>systemidentifikator</brukeridentifikatortype>
    <opprettetDato>${year + 1}-03-12T06:00:00Z</opprettetDato>
  </skattemeldingOpprettet>
</skattemelding>
`
}
