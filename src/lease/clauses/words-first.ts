import type { LawText } from './model'
import { dutyTexts } from './words-duties'
import { termTexts } from './words-terms'

/** The sentences that the first edition doesn't have. */
const {
  terminable: _terminable,
  reasonGiven: _reasonGiven,
  daysFree: _daysFree,
  daysWithFirst: _daysWithFirst,
  firstRent: _firstRent,
  meteredWater: _meteredWater,
  settled: _settled,
  splitCosts: _splitCosts,
  splitLaw: _splitLaw,
  depositRentAccount: _depositRentAccount,
  upkeepLandlord: _upkeepLandlord,
  noticeTerminable: _noticeTerminable,
  attachmentsBound: _attachmentsBound,
  ...current
} = { ...termTexts, ...dutyTexts }

/** The first edition calls the tenant `leier`. */
const ofLeier = ({ nb, ...text }: LawText): LawText => ({
  ...text,
  nb: nb.replaceAll('leietaker', 'leier').replaceAll('Leietaker', 'Leier'),
})

/** The sentences that the first edition words differently. */
const others = {
  cannotTerminate: {
    nb: 'Utleieren gjør leieren oppmerksom på at avtalen ikke kan sies opp i leietiden.',
    en: 'The landlord draws the tenant’s attention to the fact that the agreement cannot be terminated during the term.',
    law: '§ 9-2',
  },
  shortTerm: {
    nb: 'Leietiden er kortere enn tre år. Den kan bare avtales så kort når utleieren eller noen i husstanden skal bruke boligen selv, eller når utleieren har en annen saklig grunn. For loftsbolig eller sokkelbolig i enebolig, og for bolig i tomannsbolig, er minstetiden ett år når utleieren bor i samme hus. Er leietiden kortere enn loven tillater, regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than three years. It can only be agreed that short when the landlord or somebody in the household is to use the dwelling, or when the landlord has another valid reason. For a loft or basement flat in a detached house, and for a dwelling in a two-family house, the shortest term is one year when the landlord lives in the same house. If the term is shorter than the Act allows, the agreement counts as open-ended.',
    law: '§ 9-3',
  },
  due: {
    nb: 'Leien betales for én kalendermåned om gangen og forfaller den {{date}}. i måneden, første gang {{first}}. For en måned som leieforholdet ikke varer ut, betales leie for de dagene det varer.',
    en: 'The rent is paid for one calendar month at a time and falls due on day {{date}} of the month, for the first time on {{first}}. For a month in which the tenancy does not run all days, rent is paid for the days it runs.',
  },
  interest: {
    nb: 'Blir leien betalt for sent, kan utleieren kreve rente etter forsinkelsesrenteloven. Utleieren kan ikke kreve gebyr for å inngå avtalen eller utlevere nøkler.',
    en: 'If the rent is paid late the landlord may claim interest under the Act on Interest on Overdue Payments. The landlord may not charge a fee for making the agreement or handing out keys.',
  },
  taxable: {
    nb: 'Utleieren har oppgitt at leieinntekten er skattepliktig. Det endrer ikke det leieren skal betale.',
    en: 'The landlord states that the rental income is taxable. This does not change what the tenant is to pay.',
  },
  taxFree: {
    nb: 'Utleieren har oppgitt at leieinntekten ikke er skattepliktig. Det endrer ikke det leieren skal betale.',
    en: 'The landlord states that the rental income is not taxable. This does not change what the tenant is to pay.',
  },
  metered: {
    nb: 'Utleierens kostnader til {{list}} kan kreves i tillegg til leien etter forbruk; vann og avløp bare etter måler. Betaler leieren et fast beløp på forskudd, avregnes det mot det virkelige forbruket. Leieren kan én gang i året kreve et regnskap som viser hvor store kostnadene er og hvordan de er fordelt.',
    en: 'The landlord’s costs for {{list}} may be charged on top of the rent according to use; water and drainage only by meter. If the tenant pays a fixed sum in advance, it is settled against actual use. Once a year the tenant may ask for an account of the size of the costs and how they are divided.',
    law: '§ 3-4',
  },
  ownSubscription: {
    nb: 'Vil leieren ha {{list}}, bestiller og betaler leieren det selv hos leverandøren. Utleieren kan ikke kreve betaling for det i tillegg til leien.',
    en: 'If the tenant wants {{list}}, the tenant orders and pays for it with the supplier. The landlord may not charge for it on top of the rent.',
  },
  nothingElse: {
    nb: 'Ut over dette kan utleieren ikke kreve noe i tillegg til leien, heller ikke felleskostnader, kommunale avgifter, eiendomsskatt, renhold eller gebyrer.',
    en: 'Beyond this the landlord may not charge anything on top of the rent, neither common costs, municipal charges, property tax, cleaning nor fees.',
    law: '§§ 3-1 og 3-4',
  },
  splitTenant: {
    nb: 'Partene er enige om at leieren bærer de delte kostnadene, så langt loven tillater at de kommer i tillegg til leien.',
    en: 'The parties agree that the tenant bears the shared costs, as far as the Act allows them on top of the rent.',
    law: '§ 3-4',
  },
  splitLandlord: {
    nb: 'Partene er enige om at utleieren bærer de delte kostnadene.',
    en: 'The parties agree that the landlord bears the shared costs.',
  },
  splitBoth: {
    nb: 'Partene er enige om å dele de delte kostnadene slik: leieren {{tenant}}, utleieren {{landlord}}. Leierens del kan bare gjelde kostnader som loven tillater i tillegg til leien.',
    en: 'The parties agree to divide the shared costs like this: the tenant {{tenant}}, the landlord {{landlord}}. The tenant’s part can only concern costs that the Act allows on top of the rent.',
    law: '§ 3-4',
  },
  market: {
    nb: 'Har leieforholdet vart i minst to år og seks måneder uten annen endring enn etter indeksen, kan hver av partene med seks måneders skriftlig varsel kreve at leien settes til gjengs leie for lignende husrom på lignende vilkår. Endringen kan tidligst tre i kraft ett år etter den forrige endringen.',
    en: 'When the tenancy has lasted at least two years and six months without any other change than by the index, each party may with six months’ written notice demand that the rent is set to the current rent level for similar dwellings on similar terms. The change can take effect one year after the previous change at the earliest.',
    law: '§ 4-3',
  },
  deposit: {
    nb: 'Leieren betaler et depositum på {{sum}} som sikkerhet for skyldig leie, skader på boligen, kostnader ved fraflytting og andre krav etter avtalen. Depositum og garanti kan til sammen ikke være mer enn {{months}} måneders leie, her {{most}}.',
    en: 'The tenant pays a deposit of {{sum}} as security for rent owed, damage to the dwelling, costs of vacating and other claims under the agreement. Deposit and guarantee together may not exceed {{months}} months’ rent, here {{most}}.',
    law: '§§ 3-5 til 3-7',
  },
  depositRelease: {
    nb: 'Etter leieforholdet kan leieren be banken om å få beløpet utbetalt. Banken varsler utleieren og betaler ut etter fem uker, om ikke leieren har samtykket i noe annet, utleieren har dokumentert skyldig leie til konto i samme bank, eller det er reist sak om kravet.',
    en: 'After the tenancy the tenant may ask the bank to pay out the amount. The bank notifies the landlord and pays out after five weeks unless the tenant has consented to something else, the landlord has documented rent owed to an account in the same bank, or a case about the claim has been brought.',
    law: '§ 3-5',
  },
  subletting: {
    nb: 'Leieren kan ta opp medlemmer i husstanden og framleie hele eller en del av boligen i den utstrekning loven gir rett til det. Ellers kan leieren ikke overlate bruken av boligen til andre uten utleierens samtykke.',
    en: 'The tenant may take members into the household and sublet all or part of the dwelling to the extent the Act gives a right to it. Otherwise the tenant may not let others use the dwelling without the landlord’s consent.',
    law: 'kap. 7',
  },
  upkeep: {
    nb: 'Leieren sørger for det mindre vedlikeholdet: dørlåser, kraner, vannlåser, elektriske kontakter og brytere, røykvarslere og slokkeutstyr, og inventar og utstyr som ikke er en del av den faste eiendommen. Alt annet vedlikehold er utleierens ansvar. Må noe skiftes ut fordi det ikke lenger lar seg vedlikeholde, er også det utleierens ansvar.',
    en: 'The tenant sees to minor upkeep: door locks, taps, drain traps, electric sockets and switches, smoke detectors and fire-fighting equipment, and furniture and equipment that is not part of the real property. All other maintenance is the landlord’s responsibility, and so is replacing what can no longer be maintained.',
    law: '§§ 5-1 til 5-3',
  },
  noticeLaw: {
    nb: 'Lovens oppsigelsestid er tre måneder. En avtalt oppsigelsestid som er mindre gunstig for leieren enn loven, gjelder ikke.',
    en: 'The Act’s period of notice is three months. An agreed period that is less favourable to the tenant than the Act does not apply.',
    law: '§§ 1-2 og 9-6',
  },
  tenantNotice: {
    nb: 'Leieren trenger ingen grunn for å si opp.',
    en: 'The tenant needs no reason to terminate.',
    law: '§ 9-4',
  },
  landlordGrounds: {
    nb: 'Utleieren kan bare si opp når utleieren selv eller noen i husstanden skal bruke boligen, når riving eller ombygging gjør at den må fraflyttes, når leieren har misligholdt avtalen, eller når det er en annen saklig grunn.',
    en: 'The landlord may only terminate when the landlord or somebody in the household is to use the dwelling, when demolition or rebuilding requires it to be vacated, when the tenant has breached the agreement, or when there is another valid reason.',
    law: '§ 9-5',
  },
  void: {
    nb: 'Et vilkår som er mindre gunstig for leieren enn husleieloven, gjelder ikke. For det avtalen ikke nevner, gjelder husleieloven.',
    en: 'A term that is less favourable to the tenant than the Tenancy Act does not apply. The Tenancy Act applies to what the agreement does not mention.',
    law: '§ 1-2',
  },
  eviction: {
    nb: 'Leieren vedtar at tvangsfravikelse kan kreves',
    en: 'The tenant accepts that eviction may be demanded',
  },
  evictionRent: {
    nb: 'når leien ikke blir betalt (tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0a), og',
    en: 'when the rent is not paid (the Enforcement Act §\u00a013-2 third paragraph\u00a0(a)), and',
  },
  evictionTerm: {
    nb: 'når leietiden er løpt ut (tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0b).',
    en: 'when the term has expired (the Enforcement Act §\u00a013-2 third paragraph\u00a0(b)).',
  },
  evictionWarning: {
    nb: 'Før utleieren kan begjære tvangsfravikelse, skal leieren ha fått skriftlig varsel etter tvangsfullbyrdelsesloven §\u00a04-18 med en frist på minst 14 dager. Gjelder varselet leie som ikke er betalt, skal det si at fravikelse unngås når leien blir betalt med renter og kostnader før den blir gjennomført.',
    en: 'Before the landlord can demand eviction, the tenant is to have had a written warning under the Enforcement Act §\u00a04-18 with a time limit of at least 14 days. A warning about unpaid rent is to say that eviction is avoided when the rent is paid with interest and costs before it is carried out.',
  },
  evictionSigned: {
    nb: 'Begge parter vedtar dette punktet ved å skrive under nedenfor.',
    en: 'Both parties accept this clause by signing below.',
  },
} satisfies Record<string, LawText>

/**
 * Leases were signed with the first edition, so no word of it changes any more. A test checks that by its hash. When a
 * text of the second edition changes, its earlier wording must be written here.
 */
export const firstEditionTexts: Readonly<Record<keyof typeof current | keyof typeof others, LawText>> = {
  ...(Object.fromEntries(Object.entries<LawText>(current).map(([key, text]) => [key, ofLeier(text)])) as Record<
    keyof typeof current,
    LawText
  >),
  ...others,
}
