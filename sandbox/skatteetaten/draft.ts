import { escape } from '../page/html'
import { namespaceOf, versionOf } from './return'
import { identityXml, lettingXml, placeXml, streetXml, wealthXml } from './draft-property'
import { xmlAmount, xmlTag, xmlText, xmlWrapped } from './draft-xml'
import { entryIdOf, type Taxpayer } from './taxpayers'

const cabinAddress = xmlTag(
  'internasjonalAdresse',
  xmlText('adressenavn', 'Kusträven'),
  xmlText('adressenummer', '4'),
  xmlText('postkode', '452 94'),
  xmlText('byEllerStedsnavn', 'Strömstad'),
  xmlWrapped('landkode', 'SE'),
)
const cabinWealth = (tail: string) =>
  xmlTag(
    'fastEiendomSomFormuesobjekt',
    xmlWrapped('landkode', 'SE'),
    xmlTag('id', 'formue-utland'),
    xmlWrapped('eiendomstype', 'selveidFritidseiendom'),
    tail,
  )
/** A property abroad. It has a name instead of numbers. */
const flatCabin = [
  cabinWealth(xmlTag('internEiendomsidentifikator', 'utland')),
  xmlTag(
    'fastEiendom',
    xmlTag('id', 'eiendom-utland'),
    xmlTag('adresseopplysninger', cabinAddress),
    xmlText('eiendommensNavn', 'Stugan "Måsen" & brygga'),
    xmlTag('internEiendomsidentifikator', 'utland'),
  ),
]
const nestedCabin = xmlTag(
  'fastEiendom',
  xmlText('eiendommensNavn', 'Stugan "Måsen" & brygga'),
  xmlTag('id', 'eiendom-utland'),
  cabinAddress,
  cabinWealth(xmlWrapped('eierandel', 100, 'prosent')),
)

/** Income year 2023: the entries are next to the properties, not in them. */
const flatList = ({ holdings, ownsAbroad }: Taxpayer) =>
  [
    ...(ownsAbroad ? [flatCabin[0]!] : []),
    ...holdings.map((each) => wealthXml(each, true)),
    ...holdings.map((each) => lettingXml(each, true)),
    ...(ownsAbroad ? [flatCabin[1]!] : []),
    ...holdings.map((each) =>
      xmlTag(
        'fastEiendom',
        xmlTag('id', entryIdOf(each, 'eiendom')),
        xmlTag('adresseopplysninger', placeXml(each), xmlTag('vegadresse', streetXml(each))),
        xmlText('sergEiendomsidentifikator', String(each.registerId)),
        identityXml(each, 2023),
        xmlWrapped('eierandel', each.share, 'prosent'),
        xmlTag('internEiendomsidentifikator', each.registerId),
      ),
    ),
  ].join('\n      ')

const nestedList = ({ holdings, ownsAbroad }: Taxpayer, version: number) =>
  [
    ...(ownsAbroad ? [nestedCabin] : []),
    ...holdings.map((each) =>
      xmlTag(
        'fastEiendom',
        xmlWrapped('sergEiendomsidentifikator', each.registerId, version === 12 ? 'tekst' : 'heltall'),
        xmlTag('id', entryIdOf(each, 'eiendom')),
        xmlTag('vegadresse', streetXml(each), placeXml(each)),
        identityXml(each, version + 2012),
        wealthXml(each, false),
        lettingXml(each, false),
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
      ${xmlAmount('innskudd', 184_250)}
      ${xmlAmount('opptjenteRenter', 3120)}
    </konto>
    <konto>
\t<id>konto-2</id>
\t<bankensNavn><tekst><![CDATA[Bolig & Lån]]></tekst></bankensNavn>
\t<kontonummer><tekst>9999 20 ${String(party).slice(-5)}</tekst></kontonummer>
\t${xmlAmount('gjeld', 1_450_000)}
    </konto>
  </bankLaanOgForsikring>
  <boligOgEiendeler>${list && `\n    <fasteEiendommer>\n      ${list}\n    </fasteEiendommer>`}
    <kontantbeloep><id>kontanter-1</id>${xmlAmount('beloep', 5000)}</kontantbeloep>
  </boligOgEiendeler>
  <arbeidTrygdOgPensjon>
    <loennOgTilsvarendeYtelser>
      <arbeidsgiver>
        <id>arbeidsgiver-1</id>
        <navn><organisasjonsnavn>Ærlig &amp; Trofast "Regnskap" AS</organisasjonsnavn></navn>
        <samledeYtelserFraArbeidsgiverPerBehandlingsart>
          <id>loenn-1</id>
          ${xmlAmount('beloep', 612_400)}
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
