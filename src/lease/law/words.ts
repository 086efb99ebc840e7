import { words, type Text } from '../../base/kit/words'

/** Each sentence also says what to do about the rule. A rule without words doesn't compile. */
const sentences = {
  sharedHouse: {
    en: 'This holds only while you live in the same house yourself, in a detached house with a loft or basement dwelling or in a two-dwelling house. Otherwise choose a separate home.',
    nb: 'Dette gjelder bare når du selv bor i samme hus, i en enebolig med loft- eller sokkelbolig eller i en tomannsbolig. Ellers velger du en egen bolig.',
  },
  singleRoom: {
    en: 'A room in a shared flat where you do not live yourself is not such a room. Then choose a separate home: the tenant has the protection that comes with one.',
    nb: 'Et rom i et kollektiv der du ikke bor selv, er ikke et slikt rom. Da velger du en egen bolig: Leietakeren har det vernet som følger med den.',
  },
  severalRooms: {
    en: 'This is for one single room. If the tenant rents several, or if you let more than one, the tenant has the protection that comes with a separate home.',
    nb: 'Dette gjelder ett enkelt rom. Leier leietakeren flere rom, eller leier du ut mer enn ett, har leietakeren det vernet som følger med en egen bolig.',
  },
  ownHomeSays: {
    en: 'You must have used the home as your own. The lease must say so, that the home is let while you are away for up to five years, and that the tenant therefore has fewer rights. Husbok takes care of that; without it the lease counts as an ordinary one.',
    nb: 'Du må selv ha brukt boligen som egen bolig. Kontrakten må si det, at boligen leies ut under fravær i opptil fem år, og at leietakeren derfor har færre rettigheter. Det sørger Husbok for; uten dette regnes kontrakten som en vanlig leiekontrakt.',
  },
  ownHomeLong: {
    en: 'This is longer than five years. When your absence reaches five years, the whole Act holds, as for an ordinary lease.',
    nb: 'Dette er lenger enn fem år. Når fraværet ditt når fem år, gjelder hele loven, som for en vanlig leiekontrakt.',
  },
  oneDeposit: {
    en: 'A deposit is provided by the first tenant alone, in whose name the account stands and who alone can consent to a payout. If that tenant moves out while others stay, it must be settled, or replaced by a new one, before that day. The limit of six months’ rent applies to all of them together.',
    nb: 'Depositumet stilles av den første leietakeren alene. Kontoen står i navnet til den første, og bare den første kan samtykke til utbetaling. Flytter den leietakeren ut mens andre blir boende, skal depositumet gjøres opp eller erstattes av et nytt før den dagen. Grensen på seks måneders leie gjelder alle til sammen.',
  },
  fixedTermEnds: {
    en: 'The lease ends on its last day, and neither of you can end it earlier unless you agree that you can.',
    nb: 'Leieforholdet slutter på siste dag, og ingen av dere kan avslutte det før, med mindre dere avtaler det.',
  },
  fixedTermBinds: {
    en: 'A fixed term cannot be terminated before it ends, unless you agree that it can. The tenant must be told so in writing; the lease takes care of it.',
    nb: 'En tidsbestemt leiekontrakt kan ikke sies opp i leietiden, med mindre dere avtaler det. Det må leietakeren få skriftlig beskjed om; kontrakten sørger for det.',
  },
  fixedTermUnderThree: {
    en: 'A fixed term must last at least three years. One year is enough only in the house you live in yourself, as chosen in the first step. With a shorter term and no reason the lease counts as open-ended, and says so. If you will use the home yourself or have another valid reason, write the reason below; what stands under other terms does not count.',
    nb: 'En tidsbestemt leiekontrakt må vare i minst tre år. Ett år er nok bare i huset du selv bor i, som velges i første trinn. Er tiden kortere uten at det er oppgitt en grunn, regnes kontrakten som tidsubestemt, og det står i den. Skal du bruke boligen selv, eller har du en annen saklig grunn, skriver du grunnen nedenfor; det som står under andre vilkår, teller ikke.',
  },
  fixedTermUnderOne: {
    en: 'A fixed term under one year is too short, unless it is your own home let while you are away. Without a reason the lease then counts as open-ended, and says so. If you will use the home yourself or have another valid reason, write the reason below; what stands under other terms does not count.',
    nb: 'En tidsbestemt leiekontrakt på under ett år er for kort, med mindre det er din egen bolig, leid ut mens du er borte. Uten en grunn regnes kontrakten da som tidsubestemt, og det står i den. Skal du bruke boligen selv, eller har du en annen saklig grunn, skriver du grunnen nedenfor; det som står under andre vilkår, teller ikke.',
  },
  noticePeriod: {
    en: 'Unless you agree otherwise the Act gives three months of notice to the end of a calendar month. What you write here is written in the lease as agreed, for both of you.',
    nb: 'Når ikke annet er avtalt, gir loven tre måneders oppsigelse til slutten av en kalendermåned. Det du skriver her, står i kontrakten som avtalt, for dere begge.',
  },
  noticeOfRoom: {
    en: 'For a single room the Act gives one month of notice unless you agree otherwise. What you write here is written in the lease as agreed, for both of you.',
    nb: 'For et enkelt rom gir loven én måneds oppsigelse når ikke annet er avtalt. Det du skriver her, står i kontrakten som avtalt, for dere begge.',
  },
  noticeUnusual: {
    en: 'No notice at all, or more than six months, is unusual. Check that it is what you both mean.',
    nb: 'Ingen oppsigelsestid, eller mer enn seks måneder, er uvanlig. Sjekk at det er det dere begge mener.',
  },
  rentBeforeStart: {
    en: 'The first rent falls due before the lease starts. Rent can be asked for at most one month in advance, so the first payment normally falls on the start date or later. Rent paid in December for January is normally taxed in the year in which it is paid (skatteloven § 14-3), but it is booked in January: correct it in the tax return.',
    nb: 'Den første leien forfaller før leieforholdet starter. Leie kan kreves for høyst én måned på forskudd, så første betaling er vanligvis på startdatoen eller senere. Leie som betales i desember for januar, skattlegges normalt i året den betales (skatteloven § 14-3), men den føres i januar: Rett det i skattemeldingen.',
  },
  rentTooEarly: {
    en: 'The first rent falls due more than a month before the lease starts. Rent can be asked for at most one month in advance: choose a later day.',
    nb: 'Den første leien forfaller mer enn én måned før leieforholdet starter. Leie kan kreves for høyst én måned på forskudd: Velg en senere dag.',
  },
  onTopOfRent: {
    en: 'On top of the rent you may only ask for electricity, heating, and water and sewage by meter. TV, internet and common costs must be part of the rent, or the tenant orders them from the supplier.',
    nb: 'I tillegg til leien kan du bare kreve strøm, oppvarming, og vann og avløp etter måler. TV, internett og felleskostnader må være en del av leien, eller leietakeren bestiller dem hos leverandøren.',
  },
  feesOnTop: {
    en: 'This looks like a fee or a fixed sum on top of the rent. The rent must be one sum: fees for the contract, keys or common costs are void, and the tenant can demand them back.',
    nb: 'Dette ligner et gebyr eller et fast beløp i tillegg til leien. Leien skal være én sum: Gebyr for kontrakt, nøkler eller felleskostnader er ugyldige, og leietakeren kan kreve dem tilbake.',
  },
  worseThanAct: {
    en: 'Terms that are worse for the tenant than the Act are void, even when the tenant has signed them, unless the Act itself lets you agree otherwise.',
    nb: 'Vilkår som er dårligere for leietakeren enn loven, er ugyldige, også når leietakeren har signert dem, med mindre loven selv lar dere avtale noe annet.',
  },
  depositOnlyNow: {
    en: 'A deposit must be agreed when the lease is made. You cannot ask for one later.',
    nb: 'Depositum må avtales når leiekontrakten inngås. Du kan ikke kreve det senere.',
  },
  depositBlocked: {
    en: 'It must be a blocked deposit account in the tenant’s name. You pay for opening it. The interest is the tenant’s, who can have it paid out at any time.',
    nb: 'Det må være en sperret depositumskonto i leietakerens navn. Du betaler for å opprette den. Rentene er leietakerens og kan tas ut når som helst.',
  },
  depositYourAccount: {
    en: 'This is the account in your own profile, and cannot be saved. Whatever is paid to the landlord is no deposit: the tenant can demand it back at any time, with interest. Give the blocked account that you open yourselves in a bank, in the tenant’s name.',
    nb: 'Dette er kontoen i din egen profil, og den kan ikke lagres. Det som betales til utleieren, er ikke et depositum: Leietakeren kan når som helst kreve det tilbake, med renter. Oppgi den sperrede kontoen som dere åpner selv i en bank, i leietakerens navn.',
  },
  depositTooHigh: {
    en: 'A deposit can be at most six months’ rent, here {{max}}. A higher one cannot be saved.',
    nb: 'Et depositum kan være høyst seks måneders leie, her {{max}}. Et høyere kan ikke lagres.',
  },
  rentBankUnseen: {
    en: 'Husbok cannot see that both accounts are in the same bank: their first four digits differ, or there is no account for the rent yet. A bank may have several such numbers, so the lease states the agreement if both accounts are Norwegian. Check that it is one bank. Without a Norwegian account for the rent, the lease leaves it out.',
    nb: 'Husbok kan ikke se at begge kontoene er i samme bank: De fire første sifrene er ulike, eller det mangler en konto for leien. En bank kan ha flere slike numre, så kontrakten tar med avtalen når begge kontoene er norske. Sjekk at det er samme bank. Uten en norsk konto for leien tar kontrakten den ikke med.',
  },
} satisfies Record<string, Text>
export type LawKey = keyof typeof sentences

export const lawWords = words('law', {
  ...sentences,
  countsAsOpen: {
    en: 'Counts as open-ended: the term is too short for one without a reason (§ 9-3)',
    nb: 'Regnes som tidsubestemt: Tiden er for kort for en avtale uten begrunnelse (§ 9-3)',
  },
  source: { en: '{{paragraph}} of the Tenancy Act', nb: 'husleieloven {{paragraph}}' },
  refused: { en: 'Not possible', nb: 'Ikke mulig' },
  warning: { en: 'Watch out', nb: 'Pass på' },
  info: { en: 'Good to know', nb: 'Greit å vite' },
})
