import type { LawText } from './model'

/**
 * The new sentences of the ninth edition, on the parties, the term, the rent and the deposit. The other half is in
 * words-ninth-duties.ts. They say everything that the Act says about rent in dispute, the deposit and its interest.
 * They say nothing about terms that the parties have left open.
 */
export const ninthTexts = {
  partiesNotice: {
    nb: 'Partene skal uten unødig opphold varsle hverandre om endret adresse, e-post eller telefonnummer.',
    en: 'Each party must tell the other without delay of any change of address, e-mail or telephone number.',
  },

  dwelling: {
    nb: 'Avtalen gjelder leie av denne boligen:',
    en: 'This agreement concerns the rental of the following dwelling:',
  },
  dwellingRoom: {
    nb: 'Avtalen gjelder leie av ett enkelt beboelsesrom på denne adressen. Der avtalen bare sier «boligen», er det dette rommet.',
    en: 'This agreement concerns the rental of a single room at this address. Where the agreement says only “the dwelling”, it means this room.',
  },
  belongs: { nb: 'Dette hører med til boligen:', en: 'The following belongs to the dwelling:' },
  belongsNothing: {
    nb: 'Til boligen hører fast inventar og det som står i overtakelseslisten.',
    en: 'Fixtures, and the items named in the handover list, belong to the dwelling.',
  },
  sharedRoomsUnnamed: {
    nb: 'Leietakeren har adgang til utleierens bolig og bruker fellesrommene sammen med dem som bor der.',
    en: 'The tenant has access to the landlord’s home and uses the shared rooms together with those who live there.',
  },
  boxShared: {
    nb: 'Boligen er av et slag som husleieloven §\u00a09-3 nevner i eneboliger og tomannsboliger, og utleieren bor i samme hus. Derfor kan en tidsbestemt leietid være ned til ett år.',
    en: 'The dwelling is of a kind in a detached or two-dwelling house that section\u00a09-3 of the Tenancy Act names, and the landlord lives in the same house. A fixed term can therefore be as short as one year.',
    law: '§ 9-3',
  },
  boxSharedOpen: {
    nb: 'Boligen er av et slag som husleieloven §\u00a09-3 nevner i eneboliger og tomannsboliger, og utleieren bor i samme hus.',
    en: 'The dwelling is of a kind in a detached or two-dwelling house that section\u00a09-3 of the Tenancy Act names, and the landlord lives in the same house.',
    law: '§ 9-3',
  },
  boxRoom: {
    nb: 'Leieforholdet gjelder ett enkelt beboelsesrom, og leietakeren har etter leieavtalen adgang til utleierens bolig. Utleieren trenger derfor ingen grunn for å si opp. Oppsigelsestiden står i punkt {{notice}}.',
    en: 'The tenancy is for a single room, and under the lease the tenant has access to the landlord’s home. The landlord therefore needs no reason to terminate. Clause {{notice}} states the period of notice.',
    law: '§§ 9-5 til 9-8',
  },
  boxRoomFixed: {
    nb: 'Leieforholdet gjelder ett enkelt beboelsesrom, og leietakeren har etter leieavtalen adgang til utleierens bolig. Avtalen kan ikke sies opp i leietiden, se punkt {{term}}. Går leieforholdet over til å være tidsubestemt, trenger utleieren ingen grunn for å si opp, se punkt {{notice}}.',
    en: 'The tenancy is for a single room, and under the lease the tenant has access to the landlord’s home. The agreement cannot be terminated during the term, see clause {{term}}. If the tenancy becomes open-ended, the landlord needs no reason to terminate, see clause {{notice}}.',
    law: '§§ 9-5 til 9-8',
  },
  boxOwnHome: {
    nb: 'Leieforholdet gjelder en bolig som utleieren selv har brukt som egen bolig, og som leies ut fordi utleieren er midlertidig borte i inntil fem år. Leietakeren har færre rettigheter enn ellers etter husleieloven: Det er ingen minste leietid, utleieren trenger ingen grunn for å si opp, loven gir ingen rett til å protestere mot en oppsigelse, og retten til framleie etter §§\u00a07-3 og 7-4 gjelder ikke. Av kapittel 9 gjelder bare §\u00a09-10 og oppsigelsesfristen i §\u00a09-6. Oppsigelsestiden står i punkt {{notice}}.',
    en: 'The tenancy is for a dwelling that the landlord has used as the landlord’s own home, and that is let because the landlord is temporarily away for up to five years. The tenant has fewer rights than the Tenancy Act otherwise gives: there is no minimum term, the landlord needs no reason to terminate, the Act gives no right to protest against a notice, and the right to sublet under §§\u00a07-3 and 7-4 does not apply. Of chapter 9 only §\u00a09-10 and the period of notice in §\u00a09-6 apply. Clause {{notice}} states the period of notice.',
    law: '§ 11-4',
  },
  boxOwnHomeFixed: {
    nb: 'Leieforholdet gjelder en bolig som utleieren selv har brukt som egen bolig, og som leies ut fordi utleieren er midlertidig borte i inntil fem år. Leietakeren har færre rettigheter enn ellers etter husleieloven: Det er ingen minste leietid, og retten til framleie etter §§\u00a07-3 og 7-4 gjelder ikke. Av kapittel 9 gjelder bare §\u00a09-10 og oppsigelsesfristen i §\u00a09-6. Avtalen kan ikke sies opp i leietiden, se punkt {{term}}.',
    en: 'The tenancy is for a dwelling that the landlord has used as the landlord’s own home, and that is let because the landlord is temporarily away for up to five years. The tenant has fewer rights than the Tenancy Act otherwise gives: there is no minimum term, and the right to sublet under §§\u00a07-3 and 7-4 does not apply. Of chapter 9 only §\u00a09-10 and the period of notice in §\u00a09-6 apply. The agreement cannot be terminated during the term, see clause {{term}}.',
    law: '§ 11-4',
  },
  handover: {
    nb: 'Når leietakeren overtar boligen, skal den være ryddet og rengjort og i vanlig god stand, med mindre annet er avtalt. Partene går gjennom boligen sammen og fyller ut en overtakelsesliste som alle parter skriver under på. Listen er en del av avtalen.',
    en: 'When the tenant takes over the dwelling, it must be cleared, clean and in ordinary good condition unless otherwise agreed. The parties inspect it together and complete a handover list that all parties sign. The list is part of the agreement.',
    law: 'kap. 2',
  },
  handoverRoom: {
    nb: 'Når leietakeren overtar rommet, skal rommet og fellesrommene være ryddet og rengjort og i vanlig god stand, med mindre annet er avtalt. Partene går gjennom rommet sammen og fyller ut en overtakelsesliste som alle parter skriver under på. Listen er en del av avtalen.',
    en: 'When the tenant takes over the room, the room and the shared rooms must be cleared, clean and in ordinary good condition unless otherwise agreed. The parties inspect the room together and complete a handover list that all parties sign. The list is part of the agreement.',
    law: 'kap. 2',
  },

  cannotTerminate: {
    nb: 'Utleieren gjør leietakeren oppmerksom på at leieavtalen ikke kan sies opp i den avtalte leietiden. Lovens unntak står i punkt {{notice}}.',
    en: 'The landlord draws the tenant’s attention to the fact that the lease cannot be terminated during the agreed term. The exceptions in the Act are set out in clause {{notice}}.',
    law: '§ 9-2',
  },
  cannotTerminateOwnHome: {
    nb: 'Leieavtalen kan ikke sies opp i den avtalte leietiden. Lovens unntak står i punkt {{notice}}.',
    en: 'The lease cannot be terminated during the agreed term. The exceptions in the Act are set out in clause {{notice}}.',
  },

  shortTermHome: {
    nb: 'Leietiden er kortere enn tre år. Det kan bare avtales når utleieren eller noen i utleierens husstand skal bruke boligen som bolig, eller når utleieren har en annen saklig grunn. Grunnen skal være oppgitt skriftlig senest når avtalen blir inngått, og når leietiden er ute, skal boligen brukes i samsvar med den. Ellers regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than three years. That can be agreed only when the landlord or somebody in the landlord’s household is going to live in the dwelling, or when the landlord has another valid reason. The reason must be given in writing no later than when the agreement is made, and at the end of the term the dwelling must be used in accordance with it. Otherwise the agreement counts as open-ended.',
    law: '§ 9-3',
  },
  shortTermShared: {
    nb: 'Leietiden er kortere enn ett år. Det kan bare avtales når utleieren eller noen i utleierens husstand skal bruke boligen som bolig, eller når utleieren har en annen saklig grunn. Grunnen skal være oppgitt skriftlig senest når avtalen blir inngått, og når leietiden er ute, skal boligen brukes i samsvar med den. Ellers regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than one year. That can be agreed only when the landlord or somebody in the landlord’s household is going to live in the dwelling, or when the landlord has another valid reason. The reason must be given in writing no later than when the agreement is made, and at the end of the term the dwelling must be used in accordance with it. Otherwise the agreement counts as open-ended.',
    law: '§ 9-3',
  },

  due: {
    nb: 'Leien betales for én kalendermåned om gangen og forfaller den {{date}}. i måneden, første gang {{first}}. Første og siste måned betales for de dagene leieforholdet varer: Månedsleien ganges med disse dagene og deles på antall dager i måneden.',
    en: 'The rent is paid for one calendar month at a time and is due on the {{nth}} of each month, for the first time on {{first}}. For the first and the last month, rent is paid for the days of the tenancy: the monthly rent is multiplied by the number of those days and divided by the number of days in the month.',
  },
  dueFor: {
    nb: 'Hver betaling er for den måneden som den forfaller i.',
    en: 'Each payment is for the month in which it falls due.',
  },
  dueLate: {
    nb: 'I måneder som er kortere, er siste dag i måneden forfallsdag.',
    en: 'In shorter months, the rent is due on the last day of the month.',
  },
  daysFree: {
    nb: 'For dagene fra {{from}} til og med {{until}} betales det ikke leie.',
    en: 'No rent is payable for the days from {{from}} to {{until}}, both included.',
  },
  accountLater: {
    nb: 'Utleieren oppgir skriftlig før første forfall hvilken konto leien betales til.',
    en: 'Before the first due date, the landlord states in writing the account to which the rent is paid.',
  },
  interest: {
    nb: 'Blir leien betalt for sent, kan utleieren kreve rente etter forsinkelsesrenteloven, og gebyr etter inkassoforskriften for en skriftlig purring som sendes tidligst 14 dager etter forfall.',
    en: 'If the rent is paid late, the landlord may claim interest under the Act on Interest on Overdue Payments, and a fee under the Debt Collection Regulations for a written reminder sent no earlier than 14 days after the due date.',
  },
  disputedRent: {
    nb: 'Er partene uenige om hvilken leie som skal betales, kan avtalen ikke sies opp eller heves på grunn av manglende betaling når leietakeren setter den omtvistede delen inn på en konto som partene bare kan disponere sammen. Leietakeren skal først begrunne det overfor utleieren og gi utleieren 14 dagers frist til å medvirke.',
    en: 'If the parties disagree on the rent to be paid, the agreement cannot be terminated for non-payment when the tenant deposits the disputed part in an account that the parties can draw on only together. The tenant must first give the landlord the reason and 14 days to take part.',
    law: '§ 3-8',
  },

  includedNothing: {
    nb: 'Verken strøm, oppvarming, vann og avløp, TV eller internett er med i leien.',
    en: 'The rent does not include electricity, heating, water and sewage, TV or internet.',
  },
  metered: {
    nb: 'Utleierens kostnader til {{list}} kan kreves i tillegg til leien etter forbruk.',
    en: 'The landlord’s costs for {{list}} may be charged in addition to the rent according to consumption.',
    law: '§§ 3-1 og 3-4',
  },
  meteredWater: {
    nb: 'Utleierens kostnader til vann og avløp kan kreves i tillegg til leien bare etter målt forbruk. Uten måler kan det ikke kreves noe for vann og avløp.',
    en: 'The landlord’s costs for water and sewage may be charged in addition to the rent only according to metered consumption. Without a meter, nothing may be charged for water and sewage.',
    law: '§§ 3-1 og 3-4',
  },
  settled: {
    nb: 'Betaler leietakeren et fast beløp på forskudd (à konto), avregnes det mot det virkelige forbruket. Leietakeren kan én gang i året kreve et regnskap som viser hvor store kostnadene er og hvordan de er fordelt.',
    en: 'Any fixed amount that the tenant pays in advance (on account) is settled against actual consumption. Once a year the tenant may ask for accounts that show the costs and how they are divided.',
    law: '§ 3-4',
  },
  powerTenant: {
    nb: 'Leietakeren har egen strømavtale for boligen og betaler strøm og nettleie rett til leverandøren.',
    en: 'The tenant has a separate electricity contract for the dwelling, and pays the supplier directly for electricity and grid use.',
  },
  powerLandlord: {
    nb: 'Utleieren har strømavtalen for boligen.',
    en: 'The landlord has the electricity contract for the dwelling.',
  },
  powerTenantShared: {
    nb: 'Leietakeren har strømavtalen for boligen.',
    en: 'The tenant has the electricity contract for the dwelling.',
  },
  ownSubscription: {
    nb: 'Vil leietakeren ha {{list}}, bestiller og betaler leietakeren det selv hos leverandøren. Utleieren kan ikke kreve betaling for det i tillegg til leien.',
    en: 'Any {{list}} that the tenant wants is ordered from the supplier and paid for by the tenant. The landlord may not charge for it in addition to the rent.',
  },
  nothingElse: {
    nb: 'Ut over dette kan utleieren ikke kreve noe i tillegg til leien, heller ikke felleskostnader, kommunale avgifter, eiendomsskatt, renhold eller gebyr for å inngå avtalen eller utlevere nøkler.',
    en: 'Beyond this, the landlord may not charge anything in addition to the rent: no common costs, municipal charges, property tax, cleaning, or fee for making the agreement or handing over keys.',
    law: '§§ 3-1 og 3-7',
  },
  splitLaw: {
    nb: 'Leietakerens del kan bare gjelde strøm, brensel og vann og avløp etter måler, og avregnes mot det virkelige forbruket. Noe annet kan ikke kreves i tillegg til leien, selv om det er nevnt her.',
    en: 'The tenant’s share can only concern electricity, fuel, and metered water and sewage, and is settled against actual consumption. Nothing else may be charged in addition to the rent, even if it is named here.',
    law: '§§ 3-1 og 3-4',
  },

  index: {
    nb: 'Hver av partene kan kreve leien endret i takt med konsumprisindeksen, uten å si opp avtalen. Endringen kan ikke være større enn endringen i indeksen siden leien sist ble fastsatt. Den kan tidligst tre i kraft ett år etter at den gjeldende leien trådte i kraft, og den andre parten skal ha minst én måneds skriftlig varsel.',
    en: 'Each party may demand that the rent be adjusted in line with the consumer price index, without terminating the agreement. The change may not exceed the change in the index since the rent was last set. It can take effect no earlier than one year after the current rent took effect, and the other party must be given at least one month’s written notice.',
    law: '§ 4-2',
  },
  market: {
    nb: 'Har leieforholdet vart i minst to år og seks måneder uten annen endring enn etter indeksen, kan hver av partene med minst seks måneders skriftlig varsel kreve at leien settes til gjengs leie for lignende husrom på lignende vilkår. Det gjøres fradrag for den delen av leieverdien som skyldes leietakerens forbedringer og innsats. Endringen kan tidligst tre i kraft ett år etter at den forrige endringen trådte i kraft, også når den fulgte indeksen. Blir partene ikke enige om hva som er gjengs leie, kan hver av dem kreve den fastsatt etter §\u00a012-2.',
    en: 'When the tenancy has lasted at least two years and six months without any change of the rent other than by the index, each party may, with at least six months’ written notice, demand that the rent be set to the current rent level for similar dwellings on similar terms. Any value added by the tenant’s improvements and work is deducted. The change can take effect no earlier than one year after the previous change took effect, including an index adjustment. If the parties do not agree on the current rent level, each of them may demand that it be set under §\u00a012-2.',
    law: '§ 4-3',
  },

  depositNone: {
    nb: 'Leietakeren skal ikke betale depositum. Sikkerhet som ikke er avtalt i denne avtalen, kan utleieren ikke kreve senere i leieforholdet.',
    en: 'The tenant pays no deposit. Security that is not agreed in this agreement cannot be demanded later in the tenancy.',
    law: '§§ 3-5 til 3-7',
  },
  depositOwn: {
    nb: 'Depositumet betales senest {{deadline}} til en egen, sperret konto i {{depositorName}}: {{account}}.',
    en: 'The deposit is paid no later than {{deadline}} into a separate, blocked account in {{depositorName}}: {{account}}.',
    law: '§ 3-5',
  },
  depositProduct: {
    nb: 'Utleieren oppretter en egen, sperret depositumskonto i {{depositorName}} i {{bank}}. {{Depositor}} betaler depositumet til kontoen senest {{days}} etter at den er åpnet.',
    en: 'The landlord opens a separate, blocked deposit account in {{depositorName}} with {{bank}}. {{Depositor}} pays the deposit into that account no later than {{days}} after it is opened.',
    law: '§ 3-5',
  },
  depositAccount: {
    nb: 'Utleieren betaler for å opprette kontoen. Rentene tilhører {{depositor}}, som når som helst kan kreve at banken utbetaler opptjente renter. Ellers kan ingen av partene disponere beløpet alene i leietiden. Depositum skal verken betales kontant eller til utleierens egen konto. Blir det gjort, kan {{depositor}} når som helst kreve det tilbake.',
    en: 'The landlord pays for opening the account. The interest belongs to {{depositor}}, who may at any time ask the bank to pay out the interest earned. Otherwise neither party may draw on the account alone during the tenancy. A deposit must be paid neither in cash nor into the landlord’s own account; a deposit paid in that way may be reclaimed by {{depositor}} at any time.',
    law: '§§ 3-5 og 3-7',
  },
  depositRentAccount: {
    nb: 'Partene har avtalt at leien betales til utleierens konto i samme bank som depositumet, den som står i punkt {{rent}}. Når leieforholdet er slutt og utleieren har dokumentert skyldig leie, skal banken på utleierens krav betale den av depositumet. Det gjelder ikke hvis {{depositor}} dokumenterer å ha reist sak innen fem uker etter at bankens varsel ble sendt.',
    en: 'The parties have agreed that the rent is paid to the landlord’s account in the same bank as the deposit, the one in clause {{rent}}. When the tenancy has ended, the bank must at the landlord’s request pay rent owed from the deposit once the landlord has documented it. This does not apply if {{depositor}}, within five weeks of the bank’s notice being sent, documents that a case has been brought.',
    law: '§ 3-5',
  },
  depositRelease: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken skal da varsle utleieren, og betale ut beløpet fem uker etter at varselet ble sendt. Det gjelder ikke hvis utleieren innen den tid dokumenterer å ha reist sak; en klage til Husleietvistutvalget er nok. For leie, skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended, {{depositor}} may ask the bank to pay out the amount. The bank must then notify the landlord, and pay out the amount five weeks after that notice was sent. This does not apply if the landlord documents within that time that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For rent, damage, cleaning and other claims, the bank can pay the landlord only when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },
  depositReleaseRent: {
    nb: 'Når leieforholdet er slutt, kan {{depositor}} kreve at banken betaler ut beløpet. Banken skal da varsle utleieren, og betale ut beløpet fem uker etter at varselet ble sendt. Det gjelder ikke hvis utleieren innen den tid krever skyldig leie og dokumenterer den, eller dokumenterer å ha reist sak; en klage til Husleietvistutvalget er nok. For skader, renhold og andre krav kan banken bare betale utleieren når {{depositor}} har samtykket skriftlig, eller når kravet er rettskraftig avgjort.',
    en: 'When the tenancy has ended, {{depositor}} may ask the bank to pay out the amount. The bank must then notify the landlord, and pay out the amount five weeks after that notice was sent. This does not apply if the landlord within that time claims and documents rent owed, or documents that a case has been brought; a complaint to the Rent Disputes Tribunal is enough. For damage, cleaning and other claims, the bank can pay the landlord only when {{depositor}} has consented in writing or the claim has been finally decided.',
    law: '§ 3-5',
  },
  depositFirst: {
    nb: 'Depositumet stilles av {{name}} alene. Kontoen står i navnet til {{name}}, og det er bare {{name}} som kan samtykke til utbetaling.',
    en: 'The deposit is provided by {{name}} alone. The account is in the name of {{name}}, and only {{name}} can consent to a payout.',
  },
  depositMoves: {
    nb: 'Flytter {{name}} ut mens andre blir boende, skal depositumet gjøres opp eller erstattes av et nytt før den dagen.',
    en: 'If {{name}} moves out while others stay, the deposit must be settled, or replaced by a new one, before that day.',
  },
  guarantee: {
    nb: 'Det er avtalt en garanti på inntil {{sum}}. Garantist er {{by}}. Garantien er sikkerhet for skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav etter avtalen.',
    en: 'A guarantee of up to {{sum}} is agreed. The guarantor is {{by}}. The guarantee is security for rent owed, damage to the dwelling, the costs of eviction and other claims under the agreement.',
    law: '§ 3-6',
  },
  guaranteeUntil: {
    nb: 'Garantien gjelder til og med {{until}}.',
    en: 'The guarantee is valid up to and including {{until}}.',
  },
  guaranteeRecourse: {
    nb: 'Det er ikke avtalt at garantisten kan betale utleieren uten hensyn til leietakerens innvendinger. En slik avtale ville ikke virke for garantistens regress mot leietakeren.',
    en: 'It is not agreed that the guarantor may pay the landlord regardless of the tenant’s objections. Such an agreement would have no effect on the guarantor’s recourse against the tenant.',
    law: '§ 3-6',
  },
  securityTitle: { nb: 'Sikkerhet', en: 'Security' },

  keys: {
    nb: 'Leietakeren får {{keys}} nøkler ved overtakelsen og leverer alle tilbake når leieforholdet slutter. Blir en nøkkel borte, sier leietakeren fra til utleieren straks.',
    en: 'The tenant receives {{keys}} keys at handover and returns all of them when the tenancy ends. If a key is lost, the tenant must tell the landlord at once.',
  },
  keysOne: {
    nb: 'Leietakeren får 1 nøkkel ved overtakelsen og leverer den tilbake når leieforholdet slutter. Blir nøkkelen borte, sier leietakeren fra til utleieren straks.',
    en: 'The tenant receives 1 key at handover and returns it when the tenancy ends. If the key is lost, the tenant must tell the landlord at once.',
  },

  privacyWhoSeveral: {
    nb: 'Utleierne, {{landlords}}, er sammen ansvarlige for personopplysningene i denne avtalen. Spørsmål om dem rettes til {{landlord}}.',
    en: 'The landlords, {{landlords}}, are jointly responsible for the personal data in this agreement. Questions about the data go to {{landlord}}.',
  },
  privacyWhat: {
    nb: 'Navn, fødselsdato, adresse, telefon og e-post brukes for å inngå og følge opp leieavtalen (personvernforordningen artikkel 6 nr. 1 bokstav b), for å dokumentere skatten (bokstav c), og for å kreve det noen skylder etter avtalen eller svare på slike krav (bokstav f). Uten navn, fødselsdato og kontaktopplysninger kan avtalen ikke inngås.',
    en: 'Name, date of birth, address, telephone number and e-mail address are used to enter into and follow up the lease (General Data Protection Regulation article 6 (1) (b)), to document taxes (c), and to claim what is owed under the lease or answer such claims (f). Without name, date of birth and contact details the lease cannot be entered into.',
  },
  privacyWhatSeveral: {
    nb: 'Navn, fødselsdato, telefon og e-post til hver leietaker, og adressen til den første, brukes for å inngå og følge opp leieavtalen (personvernforordningen artikkel 6 nr. 1 bokstav b), for å dokumentere skatten (bokstav c), og for å kreve det noen skylder etter avtalen eller svare på slike krav (bokstav f). Uten navn, fødselsdato og kontaktopplysninger kan avtalen ikke inngås.',
    en: 'The name, date of birth, telephone number and e-mail address of each tenant, and the address of the first, are used to enter into and follow up the lease (General Data Protection Regulation article 6 (1) (b)), to document taxes (c), and to claim what is owed under the lease or answer such claims (f). Without name, date of birth and contact details the lease cannot be entered into.',
  },
  privacyWhatCompany: {
    nb: 'Navn, fødselsdato, telefon og e-post til dem som handler for leietakeren, brukes for å inngå og følge opp leieavtalen, og for å kreve det noen skylder etter avtalen eller svare på slike krav (personvernforordningen artikkel 6 nr. 1 bokstav f).',
    en: 'The name, date of birth, telephone number and e-mail address of those who act for the tenant are used to enter into and follow up the lease, and to claim what is owed under the lease or answer such claims (General Data Protection Regulation article 6 (1) (f)).',
  },
  privacyTenancy: {
    nb: 'Under leieforholdet og ved oppgjøret lagres også leien, betalingene og det som er ubetalt, navnet og kontonummeret til den som betaler og teksten på betalingen slik det står i utleierens nettbank, brev og protester, overtakelser med bilder av boligen, og krav mot depositumet (bokstav b, c og f). Betalinger fra nettbanken som ikke knyttes til leien eller regnskapet, slettes 13 måneder etter at de ble lest inn.',
    en: 'During the tenancy and at the settlement, the following are also stored: the rent, the payments and what is unpaid, the payer’s name and account number and the text of the payment as they appear in the landlord’s online bank, letters and protests, handovers with photos of the dwelling, and claims against the deposit (b, c and f). Payments from the online bank that are not matched with the rent or the books are erased 13 months after they were imported.',
  },
  privacyReceivers: {
    nb: 'Opplysningene kan bli gitt til Skatteetaten, Husleietvistutvalget, namsmannen og domstolene, til sosialtjenesten i kommunen når den skal varsles, og til banken når det er avtalt depositum. Oppretter utleieren en depositumskonto gjennom Husbok, får banken også statsborgerskapet. Opplysningene ligger hos den som driver regnskapstjenesten Husbok for utleieren, og e-post går gjennom e-posttjenesten der.',
    en: 'The data may be given to the Tax Administration, the Rent Disputes Tribunal, the enforcement authority and the courts, to the social services of the municipality when these are to be notified, and to the bank where a deposit is agreed. If the landlord opens a deposit account through Husbok, the bank is also given the nationality. The data are stored with the operator of the bookkeeping service Husbok, which the landlord uses, and e-mails go through the e-mail service there.',
  },
  privacySigning: {
    nb: 'For at avtalen skal kunne signeres elektronisk, får signeringstjenesten Signicat avtalen og navn, telefonnummer og e-post til alle som signerer, og BankID bekrefter overfor Signicat hvem de er. Utleieren får vite navnet og fødselsdatoen i BankID-en og når det ble signert. Sveve sender tekstmeldingene.',
    en: 'So that the agreement can be signed electronically, the signing service Signicat is given the agreement and the name, telephone number and e-mail address of all who sign, and BankID confirms to Signicat who they are. The landlord is told the name and date of birth in the BankID and when it was signed. Sveve sends the text messages.',
  },
  privacyHowLong: {
    nb: 'Utleieren sletter opplysningene når de ikke lenger trengs: vanligvis tre år etter at leieforholdet er gjort opp, eller senere når utleieren må kunne dokumentere skatten lenger.',
    en: 'The landlord erases the data when they are no longer needed: usually three years after the tenancy is settled, or later when the landlord must be able to document taxes for longer.',
  },
  privacyRights: {
    nb: 'Den som opplysningene gjelder, kan be utleieren om innsyn, retting, sletting, begrenset behandling og om å få opplysningene utlevert, og kan protestere mot bruk etter bokstav f. Den som mener at reglene er brutt, kan klage til Datatilsynet.',
    en: 'Those whom the data concern may ask the landlord for access, correction, erasure, restriction and portability of the data, and may object to use under (f). Anyone who believes that the rules are broken may complain to the Data Protection Authority (Datatilsynet).',
  },
} satisfies Record<string, LawText>
