import { words } from '../../base/kit/words'

/** The texts of a settlement on paper (husleieloven § 3-5). */
export const settlementPaperWords = words('settlementPaper', {
  title: { nb: 'Sluttoppgjør', en: 'Settlement at the end of the tenancy' },
  subtitle: { nb: '{{day}}', en: '{{day}}' },
  prevails: {
    nb: 'Den norske teksten gjelder. Den engelske er en oversettelse.',
    en: 'The Norwegian text prevails. The English one is a translation.',
  },
  facts: { nb: 'Oppgjøret', en: 'The settlement' },
  dwelling: { nb: 'Bolig', en: 'Dwelling' },
  deposit: { nb: 'Depositum', en: 'Deposit' },
  depositNone: { nb: 'Ikke avtalt', en: 'None' },
  owed: { nb: 'Ubetalt leie i dag', en: 'Unpaid rent today' },
  toLandlord: { nb: 'Til utleieren', en: 'To the landlord' },
  toTenant: { nb: 'Til leietakeren', en: 'To the tenant' },
  beyond: { nb: 'Ikke dekket av depositumet', en: 'Not covered by the deposit' },
  items: { nb: 'Utleierens krav', en: 'The landlord’s claims' },
  item: { nb: 'Krav', en: 'Claim' },
  what: { nb: 'Hva det gjelder', en: 'What it is for' },
  sum: { nb: 'Beløp', en: 'Amount' },
  total: { nb: 'Sum', en: 'Total' },
  nothing: { nb: 'Utleieren krever ingenting.', en: 'The landlord claims nothing.' },
  rent: { nb: 'Leie', en: 'Rent' },
  power: { nb: 'Strøm', en: 'Electricity' },
  damage: { nb: 'Skade', en: 'Damage' },
  cleaning: { nb: 'Rengjøring', en: 'Cleaning' },
  other: { nb: 'Annet', en: 'Other' },
  handover: { nb: 'Fra overtakelseslisten: {{item}}', en: 'From the handover record: {{item}}' },
  proof: { nb: 'Bilder', en: 'Photos' },
  photo: { nb: 'Bilde {{at}}: {{what}}', en: 'Photo {{at}}: {{what}}' },
  consentTitle: { nb: 'Hva det betyr å signere', en: 'What signing means' },
  consent: {
    nb: 'Skriver leietakeren under, samtykker leietakeren i at {{toLandlord}} av depositumet betales til utleieren for postene over, og at {{toTenant}} betales til leietakeren.',
    en: 'By signing, the tenant agrees that {{toLandlord}} of the deposit is paid to the landlord for the items above, and that {{toTenant}} is paid to the tenant.',
  },
  allBack: {
    nb: 'Hele depositumet, {{toTenant}}, betales til leietakeren.',
    en: 'All of the deposit, {{toTenant}}, is paid to the tenant.',
  },
  accept: {
    nb: 'Skriver leietakeren under, godtar leietakeren postene over.',
    en: 'By signing, the tenant accepts the items above.',
  },
  noConsent: {
    nb: 'Leietakeren har ingen plikt til å samtykke. Uten skriftlig samtykke eller en rettskraftig avgjørelse blir pengene stående på depositumskontoen. Leietakeren kan da kreve hele depositumet utbetalt i banken: Banken varsler utleieren og betaler leietakeren når det er gått fem uker siden varselet ble sendt, med mindre utleieren innen da har vist banken at saken er brakt inn for Husleietvistutvalget eller domstolen (husleieloven §\u00a03-5).',
    en: 'The tenant does not have to agree. Without written consent or a final decision the money stays in the deposit account. The tenant can then claim all of the deposit at the bank: it writes to the landlord and pays the tenant five weeks after it sent that letter, unless the landlord has by then shown the bank that the matter is before the Rent Disputes Tribunal or a court (Tenancy Act §\u00a03-5).',
  },
  noConsentRent: {
    nb: 'Leiekontrakten sier at leien betales til en konto i samme bank. Derfor kan utleieren i stedet dokumentere skyldig leie for banken. Banken varsler leietakeren og betaler når det er gått fem uker siden varselet ble sendt, med mindre leietakeren innen da har vist banken at saken er brakt inn for Husleietvistutvalget eller domstolen (husleieloven §\u00a03-5).',
    en: 'The lease says that the rent is paid to an account in the same bank. The landlord may therefore document rent that is owed instead. The bank writes to the tenant, and pays five weeks after it sent that letter, unless the tenant has by then shown the bank that the matter is before the Rent Disputes Tribunal or a court (Tenancy Act §\u00a03-5).',
  },
  interest: {
    nb: 'Rentene på depositumskontoen er leietakerens og kommer i tillegg til det som er skrevet her (husleieloven §\u00a03-5).',
    en: 'The interest on the deposit account is the tenant’s, and comes on top of what is written here (Tenancy Act §\u00a03-5).',
  },
  beyondText: {
    nb: 'Kravene er {{beyond}} høyere enn depositumet. Underskriften er ikke et samtykke til at mer enn depositumet betales.',
    en: 'The claims are {{beyond}} more than the deposit. By signing, the tenant does not agree to pay more than the deposit.',
  },
  rest: {
    nb: 'Er dere ikke enige, kan hver av dere bringe saken inn for Husleietvistutvalget, htu.no.',
    en: 'If you do not agree, either of you may bring the matter before the Rent Disputes Tribunal (Husleietvistutvalget), htu.no.',
  },
  signing: { nb: 'Underskrifter', en: 'Signatures' },
})
