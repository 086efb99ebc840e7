import type { LawText } from './model'

/**
 * The new sentences of the fourth edition. The sentences for a single room are in words-fourth-room.ts.
 * rules-by-letting.ts says which lease has which sentence.
 */
export const fourthTexts = {
  papersGiven: {
    nb: 'Leietakeren har fått {{papers}}.',
    en: 'The tenant has received {{papers}}.',
  },
  papersUnknown: {
    nb: 'Avtalen sier ikke om leietakeren har fått {{papers}}.',
    en: 'The agreement does not say whether the tenant has received {{papers}}.',
  },

  countsAsOpenHome: {
    nb: 'Leieforholdet begynner {{start}}. Partene har satt {{end}} som siste dag, men leietiden er kortere enn tre år, og avtalen oppgir ingen grunn til det. Leieforholdet regnes derfor som tidsubestemt og løper til en av partene sier det opp etter punkt {{notice}}.',
    en: 'The tenancy begins on {{start}}. The parties have set {{end}} as its last day, but the term is shorter than three years, and the agreement gives no reason for that. The tenancy therefore counts as open-ended and runs until one of the parties terminates it under clause {{notice}}.',
    law: '§ 9-3',
  },
  countsAsOpenShared: {
    nb: 'Leieforholdet begynner {{start}}. Partene har satt {{end}} som siste dag, men leietiden er kortere enn ett år, og avtalen oppgir ingen grunn til det. Leieforholdet regnes derfor som tidsubestemt og løper til en av partene sier det opp etter punkt {{notice}}.',
    en: 'The tenancy begins on {{start}}. The parties have set {{end}} as its last day, but the term is shorter than one year, and the agreement gives no reason for that. The tenancy therefore counts as open-ended and runs until one of the parties terminates it under clause {{notice}}.',
    law: '§ 9-3',
  },
  reasonStands: {
    nb: 'Grunnen til den korte leietiden står i punkt {{other}}.',
    en: 'The reason for the short term stands in clause {{other}}.',
    law: '§ 9-3',
  },

  due: {
    nb: 'Leien betales for én kalendermåned om gangen og forfaller den {{date}}. i måneden, første gang {{first}}. Første og siste måned betales for de dagene leieforholdet varer: Månedsleien ganges med disse dagene og deles på antall dager i måneden.',
    en: 'The rent is paid for one calendar month at a time and falls due on day {{date}} of the month, for the first time on {{first}}. The first and the last month are paid for the days the tenancy runs: the monthly rent is multiplied by these days and divided by the number of days in the month.',
  },
  dueMoved: {
    nb: 'Faller forfallsdagen på en lørdag, en søndag, en helligdag, 1. mai eller 17. mai, kan leien betales neste virkedag.',
    en: 'If the due date is a Saturday, a Sunday, a public holiday, 1 May or 17 May, the rent may be paid on the next working day.',
    law: '§ 3-2',
  },
  access: {
    nb: 'Leietakeren kan ikke bygge om eller endre boligen uten utleierens samtykke. Leietakeren skal i rimelig utstrekning gi utleieren adgang til boligen for tilsyn og vedlikehold, og skal få varsel i rimelig tid.',
    en: 'The tenant may not rebuild or alter the dwelling without the landlord’s consent. The tenant is to give the landlord access to a reasonable extent for inspection and maintenance, and is to have notice in reasonable time.',
    law: '§§ 5-4 og 5-6',
  },
  privacyWhatSeveral: {
    nb: 'Navn, fødselsdato, telefon og e-post til hver leietaker, og statsborgerskap og adresse til den første, brukes for å inngå og følge opp leieavtalen (personvernforordningen artikkel 6 nr. 1 bokstav b), for å dokumentere skatten (bokstav c), og for å kreve det noen skylder etter avtalen eller svare på slike krav (bokstav f). Uten navn, fødselsdato og kontaktopplysninger kan avtalen ikke inngås.',
    en: 'Name, date of birth, telephone and e-mail of each tenant, and nationality and address of the first, are used to enter into and follow up the lease (General Data Protection Regulation article 6 (1) (b)), to document taxes (c), and to claim what is owed under the lease or answer such claims (f). Without name, date of birth and contact details the lease cannot be entered into.',
  },
  privacySigning: {
    nb: 'For at avtalen skal kunne signeres elektronisk, får signeringstjenesten Signicat avtalen og navn, telefonnummer og e-post til alle som signerer, og BankID bekrefter overfor Signicat hvem de er.',
    en: 'So that the agreement can be signed electronically, the signing service Signicat gets the agreement and the name, telephone number and e-mail of all who sign, and BankID confirms to Signicat who they are.',
  },

  powerTenant: {
    nb: 'Leietakeren har egen strømavtale for boligen og betaler strøm og nettleie rett til leverandøren.',
    en: 'The tenant has a power contract of the tenant’s own for the dwelling, and pays power and grid rent directly to the supplier.',
  },
  powerLandlord: {
    nb: 'Utleieren har strømavtalen for boligen.',
    en: 'The landlord has the power contract of the dwelling.',
  },
  powerUnknown: {
    nb: 'Avtalen sier ikke hvem av partene som har strømavtalen for boligen.',
    en: 'The agreement does not say which of the parties has the power contract of the dwelling.',
  },
  splitNotAllowed: {
    nb: 'Partene har ført opp delte kostnader: {{costs}}. Utleieren kan ikke kreve betaling for det i tillegg til leien, og leietakeren betaler derfor ikke noe for det til utleieren.',
    en: 'The parties have entered shared costs: {{costs}}. The landlord may not charge for that on top of the rent, and the tenant therefore pays the landlord nothing for it.',
    law: '§§ 3-1 og 3-7',
  },
  splitLaw: {
    nb: 'Leietakerens del kan bare gjelde strøm, brensel og vann og avløp etter måler, og avregnes mot det virkelige forbruket. Noe annet kan ikke kreves i tillegg til leien, selv om det er nevnt her.',
    en: 'The tenant’s part can only concern electricity, fuel, and water and drainage by meter, and is settled against actual use. Nothing else may be charged on top of the rent, even if it is named here.',
    law: '§§ 3-1 og 3-4',
  },

  deposit: {
    nb: '{{Depositor}} betaler et depositum på {{sum}} som sikkerhet for skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav etter avtalen. Depositum og garanti kan til sammen ikke være mer enn {{months}} måneders leie, her {{most}}.',
    en: '{{Depositor}} pays a deposit of {{sum}} as security for rent owed, damage to the dwelling, the costs of eviction and other claims under the agreement. Deposit and guarantee together may not exceed {{months}} months’ rent, here {{most}}.',
    law: '§§ 3-5 og 3-6',
  },
  depositOwn: {
    nb: 'Depositumet betales senest {{deadline}} til en særskilt, sperret konto i {{depositorName}}: {{account}}.',
    en: 'The deposit is paid no later than {{deadline}} to a separate, blocked account in {{depositorName}}: {{account}}.',
    law: '§ 3-5',
  },
  depositProduct: {
    nb: 'Utleieren åpner en særskilt, sperret depositumskonto i {{depositorName}} i bank. {{Depositor}} betaler depositumet til kontoen senest {{days}} etter at den er åpnet.',
    en: 'The landlord opens a separate, blocked deposit account in {{depositorName}} at a bank. {{Depositor}} pays the deposit to that account no later than {{days}} after it is opened.',
    law: '§ 3-5',
  },
  depositAccount: {
    nb: 'Utleieren betaler for å åpne kontoen. Rentene tilhører {{depositor}}. I leietiden kan ingen av partene disponere beløpet alene. Depositum skal verken betales kontant eller til utleierens egen konto; blir det gjort, kan {{depositor}} når som helst kreve det tilbake.',
    en: 'The landlord pays for opening the account. The interest belongs to {{depositor}}. During the tenancy neither party may dispose of the amount alone. A deposit is to be paid neither in cash nor to the landlord’s own account; if it is, {{depositor}} may claim it back at any time.',
    law: '§§ 3-5 og 3-7',
  },
  depositRelease: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken varsler da utleieren, og betaler ut fem uker etter varselet om ikke utleieren innen den tid krever skyldig leie etter loven eller viser at det er reist sak; en klage til Husleietvistutvalget er nok. For skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended {{depositor}} may demand that the bank pays out the amount. The bank then notifies the landlord, and pays out five weeks after that notice unless the landlord within that time claims rent owed under the Act or shows that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For damage, cleaning and other claims the bank can only pay the landlord when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },
  depositFirst: {
    nb: 'Depositumet stilles av {{name}} alene. Kontoen står i navnet til {{name}}, og det er bare {{name}} som kan samtykke til utbetaling.',
    en: 'The deposit is provided by {{name}} alone. The account stands in the name of {{name}}, and only {{name}} can consent to a payout.',
  },
  depositMoves: {
    nb: 'Flytter {{name}} ut mens andre blir boende, skal depositumet gjøres opp eller erstattes av et nytt før den dagen.',
    en: 'If {{name}} moves out while others stay, the deposit is to be settled, or replaced by a new one, before that day.',
  },

  accessEmergency: {
    nb: 'Må noe gjøres straks for å hindre skade, og leietakeren ikke er å få tak i, kan utleieren gå inn i boligen uten varsel. Utleieren sier da fra til leietakeren så snart det lar seg gjøre.',
    en: 'If something must be done at once to prevent damage and the tenant cannot be reached, the landlord may enter the dwelling without notice. The landlord then tells the tenant as soon as possible.',
    law: '§ 5-6',
  },
  viewing: {
    nb: 'Før leietakeren flytter, skal leietakeren i rimelig utstrekning la nye leietakere få se boligen. Leietakeren skal få varsel i rimelig tid.',
    en: 'Before moving out the tenant is to let new tenants see the dwelling to a reasonable extent. The tenant is to have notice in reasonable time.',
    law: '§ 10-1',
  },
  viewingSale: {
    nb: 'Partene har avtalt at det samme gjelder for kjøpere når boligen er til salgs.',
    en: 'The parties have agreed that the same applies to buyers when the dwelling is for sale.',
  },
  insurance: {
    nb: 'Utleierens forsikring dekker ikke leietakerens eiendeler. Leietakeren sørger selv for innboforsikring.',
    en: 'The landlord’s insurance does not cover the tenant’s belongings. The tenant sees to contents insurance.',
  },

  frost: {
    nb: 'Leietakeren holder boligen så varm at vannet i rørene ikke fryser, også når leietakeren er borte, og sier fra straks hvis varmen svikter.',
    en: 'The tenant keeps the dwelling warm enough that the water in the pipes does not freeze, also while away, and tells the landlord at once if the heating fails.',
  },

  notice: {
    nb: 'Hver av partene kan si opp avtalen. {{period}}',
    en: 'Each party may terminate the agreement. {{period}}',
    law: '§ 9-6',
  },
  noticeOwnHome: {
    nb: 'Hver av partene kan si opp avtalen. {{period}}',
    en: 'Each party may terminate the agreement. {{period}}',
    law: '§§ 9-6 og 11-4',
  },
  noticeFixed: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}, bortsett fra når utleieren nekter framleie uten saklig grunn, se punkt {{subletting}}. Går leieforholdet over til å være tidsubestemt, kan hver av partene si det opp. {{period}}',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}, except where the landlord refuses subletting without a valid reason, see clause {{subletting}}. If the tenancy becomes open-ended, each party may terminate it. {{period}}',
    law: '§§ 7-5, 9-2 og 9-6',
  },
  noticeFixedOwnHome: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}, bortsett fra når utleieren nekter framleie uten saklig grunn, se punkt {{subletting}}.',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}, except where the landlord refuses subletting without a valid reason, see clause {{subletting}}.',
    law: '§§ 7-5 og 11-4',
  },
  noticeTerminable: {
    nb: 'Hver av partene kan si opp avtalen i leietiden. {{period}}',
    en: 'Each party may terminate the agreement during the term. {{period}}',
    law: '§§ 9-2 og 9-6',
  },
  noticeTerminableOwnHome: {
    nb: 'Hver av partene kan si opp avtalen i leietiden. {{period}}',
    en: 'Each party may terminate the agreement during the term. {{period}}',
    law: '§§ 9-6 og 11-4',
  },
  period: {
    nb: 'Oppsigelsestiden er{{ahead}} {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'The period of notice is{{ahead}} {{months}}, to the end of a calendar month.',
  },
  periodNone: {
    nb: 'Partene har avtalt at det ikke er noen oppsigelsestid.',
    en: 'The parties have agreed that there is no period of notice.',
  },
  tenantNoticeFixed: {
    nb: 'Er leieforholdet blitt tidsubestemt, kan leietakeren si opp uten å oppgi noen grunn.',
    en: 'If the tenancy has become open-ended, the tenant may terminate without giving a reason.',
    law: '§ 9-4',
  },
  landlordGroundsFixed: {
    nb: 'Er leieforholdet blitt tidsubestemt, kan utleieren bare si opp når utleieren selv eller noen i utleierens husstand skal bruke boligen, når riving eller ombygging gjør at boligen må fraflyttes, når leietakeren har misligholdt avtalen, eller når det er en annen saklig grunn.',
    en: 'If the tenancy has become open-ended, the landlord may only terminate when the landlord or somebody in the landlord’s household is to use the dwelling, when demolition or rebuilding requires it to be vacated, when the tenant has breached the agreement, or when there is another valid reason.',
    law: '§ 9-5',
  },
  protest: {
    nb: 'Protesterer leietakeren i tide, faller oppsigelsen bort om ikke utleieren reiser søksmål innen tre måneder etter at leietakerens frist løp ut. Saken bringes inn for Husleietvistutvalget (htu.no). Oppsigelsen kan settes til side når den virker urimelig.',
    en: 'If the tenant protests in time, the termination lapses unless the landlord brings an action within three months of the end of the tenant’s time limit. The case is brought before the Rent Disputes Tribunal (Husleietvistutvalget, htu.no). The termination can be set aside when it is unreasonable.',
    law: '§ 9-8',
  },

  breach: {
    nb: 'Bryter en av partene avtalen, gjelder husleielovens regler om blant annet retting, leienedsetting og erstatning.',
    en: 'If a party breaches the agreement, the Tenancy Act’s rules on, among other things, remedy, reduction of rent and damages apply.',
    law: 'kap. 2 og 5',
  },
  breachEnd: {
    nb: 'Ved vesentlig mislighold fra leietakerens side kan utleieren heve avtalen. Hevingen skal være skriftlig og si hva grunnen er.',
    en: 'On a material breach by the tenant the landlord may terminate the agreement with immediate effect. That is to be done in writing, with the reason.',
    law: '§ 9-9',
  },
  breachEndOwnHome: {
    nb: 'Ved vesentlig mislighold fra leietakerens side kan utleieren heve avtalen.',
    en: 'On a material breach by the tenant the landlord may terminate the agreement with immediate effect.',
  },

  disputes: {
    nb: 'En tvist om leieforholdet kan bringes inn for Husleietvistutvalget (htu.no).',
    en: 'A dispute about the tenancy may be brought before the Rent Disputes Tribunal (Husleietvistutvalget, htu.no).',
    law: '§ 12-5',
  },
} satisfies Record<string, LawText>
