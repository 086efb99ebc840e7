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
  toTenant: { nb: 'Til {{payer}}', en: 'To {{payer}}' },
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
    nb: 'Skriver {{payer}} under, samtykker {{payer}} i at {{toLandlord}} av depositumet betales til utleieren for postene over, og at {{toTenant}} betales til {{payer}}.',
    en: 'By signing, {{payer}} agrees that {{toLandlord}} of the deposit is paid to the landlord for the items above, and that {{toTenant}} is paid to {{payer}}.',
  },
  /** The one whose account holds the deposit. Several tenants: a name. */
  thePayer: { nb: 'leietakeren', en: 'the tenant' },
  ThePayer: { nb: 'Leietakeren', en: 'The tenant' },
  onlyPayer: {
    nb: 'Depositumet stilles av {{payer}} alene, og det er bare {{payer}} som kan samtykke til utbetaling (husleieloven §\u00a03-5). De andre leietakerne skriver bare under på at de godtar postene.',
    en: 'The deposit is provided by {{payer}} alone, and only {{payer}} can consent to a payout (Tenancy Act §\u00a03-5). The other tenants only sign that they accept the items.',
  },
  consentRole: { nb: '{{role}}, samtykker til utbetalingen', en: '{{role}}, consents to the payout' },
  acceptRole: { nb: '{{role}}, godtar postene', en: '{{role}}, accepts the items' },
  allBack: {
    nb: 'Hele depositumet, {{toTenant}}, betales til {{payer}}.',
    en: 'All of the deposit, {{toTenant}}, is paid to {{payer}}.',
  },
  accept: {
    nb: 'Skriver leietakeren under, godtar leietakeren postene over.',
    en: 'By signing, the tenant accepts the items above.',
  },
  acceptSeveral: {
    nb: 'Skriver en leietaker under, godtar leietakeren postene over.',
    en: 'By signing, a tenant accepts the items above.',
  },
  noDuty: { nb: 'Leietakeren har ingen plikt til å godta dem.', en: 'The tenant does not have to accept them.' },
  noDutySeveral: { nb: 'Leietakerne har ingen plikt til å godta dem.', en: 'No tenant has to accept them.' },
  rentLeft: {
    nb: 'Leie som ikke er med i postene, er fortsatt skyldig.',
    en: 'Rent that is not among the items is still owed.',
  },
  noConsent: {
    nb: '{{Payer}} har ingen plikt til å samtykke. Uten skriftlig samtykke eller en rettskraftig avgjørelse blir pengene stående på depositumskontoen. {{Payer}} kan da kreve hele depositumet utbetalt i banken: Banken varsler utleieren og betaler {{payer}} når det er gått fem uker siden varselet ble sendt, med mindre utleieren innen da har vist banken at saken er brakt inn for Husleietvistutvalget eller domstolen (husleieloven §\u00a03-5).',
    en: '{{Payer}} does not have to agree. Without written consent or a final decision the money stays in the deposit account. {{Payer}} can then claim all of the deposit at the bank: it writes to the landlord and pays {{payer}} five weeks after it sent that letter, unless the landlord has by then shown the bank that the matter is before the Rent Disputes Tribunal or a court (Tenancy Act §\u00a03-5).',
  },
  noConsentRent: {
    nb: 'Leiekontrakten sier at leien betales til en konto i samme bank. Derfor kan utleieren i stedet dokumentere skyldig leie for banken. Banken varsler {{payer}} og betaler når det er gått fem uker siden varselet ble sendt, med mindre {{payer}} innen da har vist banken at saken er brakt inn for Husleietvistutvalget eller domstolen (husleieloven §\u00a03-5).',
    en: 'The lease says that the rent is paid to an account in the same bank. The landlord may therefore document rent that is owed instead. The bank writes to {{payer}}, and pays five weeks after it sent that letter, unless {{payer}} has by then shown the bank that the matter is before the Rent Disputes Tribunal or a court (Tenancy Act §\u00a03-5).',
  },
  interest: {
    nb: 'Rentene på depositumskontoen tilhører {{payer}} og kommer i tillegg til det som er skrevet her (husleieloven §\u00a03-5).',
    en: 'The interest on the deposit account belongs to {{payer}}, and comes on top of what is written here (Tenancy Act §\u00a03-5).',
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
