import type { LawText } from './model'

/** The sentences of the first half of the lease. `law` is the paragraph of husleieloven. */
export const termTexts = {
  partiesTitle: { nb: 'Partene', en: 'The parties' },
  partiesNotice: {
    nb: 'Den som får ny adresse, ny e-post eller nytt telefonnummer, sier fra til den andre uten opphold.',
    en: 'Whoever gets a new address, e-mail or telephone number tells the other party without delay.',
  },

  dwellingTitle: { nb: 'Boligen', en: 'The dwelling' },
  dwelling: {
    nb: 'Avtalen gjelder leie av denne boligen:',
    en: 'The agreement is for the rent of this dwelling:',
  },
  belongs: { nb: 'Dette hører med til boligen:', en: 'This belongs to the dwelling:' },
  belongsNothing: {
    nb: 'Til boligen hører fast inventar og det som står i overtakelseslisten.',
    en: 'Fixtures, and what the handover list names, belong to the dwelling.',
  },
  handover: {
    nb: 'Når leietakeren overtar boligen, skal den være ryddet og rengjort og i vanlig god stand, om ikke annet er avtalt. Partene går gjennom boligen sammen og fyller ut en overtakelsesliste som begge skriver under på. Listen er en del av avtalen.',
    en: 'When the tenant takes over the dwelling it is to be cleared, clean and in ordinary good condition unless otherwise agreed. The parties go through it together and fill in a handover list that both sign. The list is part of the agreement.',
    law: 'kap. 2',
  },

  termTitle: { nb: 'Leietid', en: 'Term' },
  running: {
    nb: 'Leieforholdet begynner {{start}}. Det er tidsubestemt og løper til en av partene sier det opp etter punkt {{notice}}.',
    en: 'The tenancy begins on {{start}}. It is open-ended and runs until one of the parties terminates it under clause {{notice}}.',
  },
  fixed: {
    nb: 'Leieforholdet begynner {{start}} og er tidsbestemt. Det slutter {{end}} uten oppsigelse.',
    en: 'The tenancy begins on {{start}} and is for a fixed term. It ends on {{end}} without notice.',
    law: '§ 9-2',
  },
  cannotTerminate: {
    nb: 'Utleieren gjør leietakeren oppmerksom på at leieavtalen ikke kan sies opp i den avtalte leietiden.',
    en: 'The landlord draws the tenant’s attention to the fact that the lease cannot be terminated during the agreed term.',
    law: '§ 9-2',
  },
  terminable: {
    nb: 'Partene har avtalt at leieforholdet kan sies opp i leietiden, etter punkt {{notice}}.',
    en: 'The parties have agreed that the tenancy can be terminated during the term, under clause {{notice}}.',
    law: '§ 9-2',
  },
  reasonGiven: {
    nb: 'Grunnen til at leietiden er tidsbestemt:',
    en: 'The reason why the term is fixed:',
    law: '§ 9-3',
  },
  shortTerm: {
    nb: 'Leietiden er kortere enn tre år. Det kan avtales når utleieren eller noen i utleierens husstand skal bruke boligen selv, eller når utleieren har en annen saklig grunn, og grunnen er oppgitt skriftlig senest når avtalen blir inngått. For loftsbolig eller sokkelbolig i enebolig, og for bolig i tomannsbolig, kan leietiden uten slik grunn være ned til ett år når utleieren bor i samme hus. Er leietiden kortere enn loven tillater, regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than three years. That can be agreed when the landlord or somebody in the landlord’s household is to use the dwelling, or when the landlord has another valid reason, and the reason is given in writing by the time the agreement is made. For a loft or basement flat in a detached house, and for a dwelling in a two-family house, the term can be as short as one year without such a reason when the landlord lives in the same house. If the term is shorter than the Act allows, the agreement counts as open-ended.',
    law: '§ 9-3',
  },
  reason: { nb: 'Grunnen til den korte leietiden:', en: 'Reason for the short term:' },
  reasonInOther: {
    nb: 'Grunnen til den korte leietiden, hvis den ikke står i punkt {{other}}:',
    en: 'Reason for the short term, unless it is stated in clause {{other}}:',
  },
  goesOn: {
    nb: 'Fortsetter leieforholdet i mer enn tre måneder etter {{end}} uten at utleieren skriftlig har oppfordret leietakeren til å flytte, går det over til å være tidsubestemt.',
    en: 'If the tenancy continues for more than three months after {{end}} without the landlord having asked the tenant in writing to leave, it becomes open-ended.',
    law: '§ 9-2',
  },

  rentTitle: { nb: 'Husleie og betaling', en: 'Rent and payment' },
  rent: { nb: 'Husleien er {{rent}} per måned.', en: 'The rent is {{rent}} per month.', law: '§ 3-1' },
  due: {
    nb: 'Leien betales for én kalendermåned om gangen og forfaller den {{date}}. i måneden, første gang {{first}}. Første og siste måned betales for de dagene leieforholdet varer: månedsleien ganges med disse dagene og deles på antall dager i måneden.',
    en: 'The rent is paid for one calendar month at a time and falls due on day {{date}} of the month, for the first time on {{first}}. The first and the last month are paid for the days the tenancy runs: the monthly rent is multiplied by these days and divided by the number of days in the month.',
  },
  dueLate: {
    nb: 'I måneder som er kortere, er siste dag i måneden forfallsdag.',
    en: 'In months that are shorter, the last day of the month is the due date.',
  },
  daysFree: {
    nb: 'For dagene fra {{from}} til og med {{until}} betales det ikke leie.',
    en: 'No rent is paid for the days from {{from}} to {{until}}, both included.',
  },
  daysWithFirst: {
    nb: 'Leien for dagene fra {{from}} til og med {{until}} regnes på samme måte for hver måned og betales sammen med den første betalingen.',
    en: 'The rent for the days from {{from}} to {{until}}, both included, is calculated in the same way for each month and paid with the first payment.',
  },
  firstRent: {
    nb: 'Den første betalingen er {{sum}}, for tiden fra {{from}} til og med {{until}}.',
    en: 'The first payment is {{sum}}, for the time from {{from}} to {{until}}, both included.',
  },
  account: { nb: 'Leien betales til konto {{account}}.', en: 'The rent is paid to account {{account}}.' },
  accountBlank: { nb: 'Leien betales til konto:', en: 'The rent is paid to account:' },
  interest: {
    nb: 'Blir leien betalt for sent, kan utleieren kreve rente etter forsinkelsesrenteloven, og gebyr etter inkassoforskriften for en skriftlig purring som sendes tidligst 14 dager etter forfall.',
    en: 'If the rent is paid late the landlord may claim interest under the Act on Interest on Overdue Payments, and a fee under the Debt Collection Regulations for a written reminder sent 14 days after the due date at the earliest.',
  },

  includedTitle: { nb: 'Hva leien omfatter', en: 'What the rent includes' },
  included: { nb: 'Dette er med i leien:', en: 'The rent includes:' },
  includedNothing: {
    nb: 'Verken strøm, oppvarming, vann og avløp, TV eller internett er med i leien.',
    en: 'The rent includes neither electricity, heating, water and drainage, TV nor internet.',
  },
  onTop: { nb: 'Dette er ikke med i leien:', en: 'The rent does not include:' },
  metered: {
    nb: 'Utleierens kostnader til {{list}} kan kreves i tillegg til leien etter forbruk.',
    en: 'The landlord’s costs for {{list}} may be charged on top of the rent according to use.',
    law: '§§ 3-1 og 3-4',
  },
  meteredWater: {
    nb: 'Utleierens kostnader til vann og avløp kan kreves i tillegg til leien bare når forbruket blir målt, og etter det. Uten måler kan det ikke kreves noe for vann og avløp.',
    en: 'The landlord’s costs for water and drainage may be charged on top of the rent only when the use is metered, and according to it. Without a meter nothing may be charged for water and drainage.',
    law: '§§ 3-1 og 3-4',
  },
  settled: {
    nb: 'Betaler leietakeren et fast beløp på forskudd, avregnes det mot det virkelige forbruket. Leietakeren kan én gang i året kreve et regnskap som viser hvor store kostnadene er og hvordan de er fordelt.',
    en: 'If the tenant pays a fixed sum in advance, it is settled against actual use. Once a year the tenant may ask for an account of the size of the costs and how they are divided.',
    law: '§ 3-4',
  },
  ownSubscription: {
    nb: 'Vil leietakeren ha {{list}}, bestiller og betaler leietakeren det selv hos leverandøren. Utleieren kan ikke kreve betaling for det i tillegg til leien.',
    en: 'Any {{list}} that the tenant wants is ordered from the supplier, and paid for, by the tenant. The landlord may not charge for it on top of the rent.',
  },
  nothingElse: {
    nb: 'Ut over dette kan utleieren ikke kreve noe i tillegg til leien, heller ikke felleskostnader, kommunale avgifter, eiendomsskatt, renhold eller gebyr for å inngå avtalen eller utlevere nøkler.',
    en: 'Beyond this the landlord may not charge anything on top of the rent, neither common costs, municipal charges, property tax, cleaning nor a fee for making the agreement or handing out keys.',
    law: '§§ 3-1 og 3-7',
  },
  splitCosts: {
    nb: 'Partene har delte kostnader: {{costs}}.',
    en: 'The parties have shared costs: {{costs}}.',
  },
  splitTenant: {
    nb: 'Leietakeren bærer de delte kostnadene{{amount}}.',
    en: 'The tenant bears the shared costs{{amount}}.',
  },
  splitLandlord: {
    nb: 'Utleieren bærer de delte kostnadene{{amount}}.',
    en: 'The landlord bears the shared costs{{amount}}.',
  },
  splitBoth: {
    nb: 'De delte kostnadene deles slik: leietakeren {{tenant}} {{period}}, utleieren {{landlord}} {{period}}.',
    en: 'The shared costs are divided like this: the tenant {{tenant}} {{period}}, the landlord {{landlord}} {{period}}.',
  },
  splitLaw: {
    nb: 'Leietakerens del kan bare gjelde strøm, brensel og vann og avløp etter måler, og avregnes mot det virkelige forbruket. Alt annet er en del av leien, også om noe annet er skrevet her.',
    en: 'The tenant’s part can only concern electricity, fuel, and water and drainage by meter, and is settled against actual use. Everything else is part of the rent, even if something else is written here.',
    law: '§§ 3-1 og 3-4',
  },

  changeTitle: { nb: 'Endring av leien', en: 'Changes of the rent' },
  index: {
    nb: 'Hver av partene kan kreve leien endret i takt med konsumprisindeksen, uten å si opp avtalen. Endringen kan ikke være større enn endringen i indeksen siden leien sist ble fastsatt. Den kan tidligst tre i kraft ett år etter den forrige fastsettingen, og den andre parten skal ha minst én måneds skriftlig varsel.',
    en: 'Each party may demand that the rent follows the consumer price index without terminating the agreement. The change may not exceed the change of the index since the rent was last set. It can take effect one year after the previous setting at the earliest, and the other party is to have at least one month’s written notice.',
    law: '§ 4-2',
  },
  market: {
    nb: 'Har leieforholdet vart i minst to år og seks måneder uten annen endring enn etter indeksen, kan hver av partene med minst seks måneders skriftlig varsel kreve at leien settes til gjengs leie for lignende husrom på lignende vilkår. Det som skyldes leietakerens egne forbedringer, regnes ikke med. Endringen kan tidligst tre i kraft ett år etter den forrige endringen, også når den fulgte indeksen.',
    en: 'When the tenancy has lasted at least two years and six months without any other change than by the index, each party may with at least six months’ written notice demand that the rent is set to the current rent level for similar dwellings on similar terms. What is due to the tenant’s own improvements is not counted. The change can take effect one year after the previous change at the earliest, one by the index included.',
    law: '§ 4-3',
  },

  depositTitle: { nb: 'Depositum', en: 'Deposit' },
  depositNone: {
    nb: 'Leietakeren skal ikke betale depositum og ikke stille garanti. Sikkerhet som ikke er avtalt her, kan utleieren ikke kreve senere i leieforholdet.',
    en: 'The tenant is to pay no deposit and provide no guarantee. Security that is not agreed here cannot be demanded later in the tenancy.',
    law: '§§ 3-5 til 3-7',
  },
  deposit: {
    nb: 'Leietakeren betaler et depositum på {{sum}} som sikkerhet for skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav etter avtalen. Depositum og garanti kan til sammen ikke være mer enn {{months}} måneders leie, her {{most}}.',
    en: 'The tenant pays a deposit of {{sum}} as security for rent owed, damage to the dwelling, the costs of eviction and other claims under the agreement. Deposit and guarantee together may not exceed {{months}} months’ rent, here {{most}}.',
    law: '§§ 3-5 og 3-6',
  },
  depositOwn: {
    nb: 'Depositumet betales senest {{deadline}} til en særskilt, sperret konto i leietakerens navn: {{account}}.',
    en: 'The deposit is paid no later than {{deadline}} to a separate, blocked account in the tenant’s name: {{account}}.',
    law: '§ 3-5',
  },
  depositProduct: {
    nb: 'Utleieren åpner en særskilt, sperret depositumskonto i leietakerens navn i bank. Leietakeren betaler depositumet til kontoen senest {{days}} etter at den er åpnet.',
    en: 'The landlord opens a separate, blocked deposit account in the tenant’s name at a bank. The tenant pays the deposit to that account no later than {{days}} after it is opened.',
    law: '§ 3-5',
  },
  depositAccount: {
    nb: 'Utleieren betaler for å åpne kontoen. Rentene tilhører leietakeren. I leietiden kan ingen av partene disponere beløpet alene. Depositum skal verken betales kontant eller til utleierens egen konto; blir det gjort, kan leietakeren når som helst kreve det tilbake.',
    en: 'The landlord pays for opening the account. The interest belongs to the tenant. During the tenancy neither party may dispose of the amount alone. A deposit is to be paid neither in cash nor to the landlord’s own account; if it is, the tenant may claim it back at any time.',
    law: '§§ 3-5 og 3-7',
  },
  depositRentAccount: {
    nb: 'Partene har avtalt at leien betales til utleierens konto i samme bank som depositumet, den som står i punkt {{rent}}. Dokumenterer utleieren skyldig leie til denne kontoen, kan banken betale den av depositumet etter reglene i loven.',
    en: 'The parties have agreed that the rent is paid to the landlord’s account in the same bank as the deposit, the one in clause {{rent}}. If the landlord documents rent owed to that account, the bank can pay it from the deposit under the rules of the Act.',
    law: '§ 3-5',
  },
  depositRelease: {
    nb: 'Når leieforholdet er slutt, kan leietakeren kreve at banken betaler ut beløpet. Banken varsler da utleieren, og betaler ut fem uker etter varselet om ikke utleieren innen den tid krever skyldig leie etter loven eller viser at det er reist sak; en klage til Husleietvistutvalget er nok. For skader, renhold og andre krav kan banken bare betale utleieren når leietakeren har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended the tenant may demand that the bank pays out the amount. The bank then notifies the landlord, and pays out five weeks after that notice unless the landlord within that time claims rent owed under the Act or shows that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For damage, cleaning and other claims the bank can only pay the landlord when the tenant has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },
} satisfies Record<string, LawText>
