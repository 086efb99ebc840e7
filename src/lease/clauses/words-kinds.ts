import type { LawText } from './model'

/**
 * The new sentences of the third edition: by kind of letting, for several tenants, and for electronic signatures.
 * rules-by-letting.ts says which lease has which sentence.
 */
export const kindTexts = {
  solidary: {
    nb: 'Leietakerne leier boligen sammen og hefter solidarisk: Hver av dem svarer overfor utleieren for hele leien og for alle andre plikter etter avtalen. Der avtalen sier «leietakeren», gjelder det alle leietakerne.',
    en: 'The tenants rent the dwelling together and are jointly and severally liable: each of them answers to the landlord for the whole rent and for every other duty under the agreement. Where the agreement says “the tenant”, it concerns all the tenants.',
  },

  dwellingRoom: {
    nb: 'Avtalen gjelder leie av ett enkelt beboelsesrom i denne boligen:',
    en: 'The agreement is for the rent of one single room in this dwelling:',
  },
  handover: {
    nb: 'Når leietakeren overtar boligen, skal den være ryddet og rengjort og i vanlig god stand, om ikke annet er avtalt. Partene går gjennom boligen sammen og fyller ut en overtakelsesliste som alle parter skriver under på. Listen er en del av avtalen.',
    en: 'When the tenant takes over the dwelling it is to be cleared, clean and in ordinary good condition unless otherwise agreed. The parties go through it together and fill in a handover list that all parties sign. The list is part of the agreement.',
    law: 'kap. 2',
  },
  boxShared: {
    nb: 'Boligen er en loftsbolig eller sokkelbolig i enebolig, eller en bolig i tomannsbolig, og utleieren bor i samme hus. Derfor kan en tidsbestemt leietid være ned til ett år.',
    en: 'The dwelling is a loft or basement flat in a detached house, or a dwelling in a two-family house, and the landlord lives in the same house. A fixed term can therefore be as short as one year.',
    law: '§ 9-3',
  },
  boxRoom: {
    nb: 'Leieforholdet gjelder ett enkelt beboelsesrom, og leietakeren har etter leieavtalen adgang til utleierens bolig. Derfor er lovens oppsigelsestid én måned, og utleieren trenger ingen grunn for å si opp, se punkt {{notice}}.',
    en: 'The tenancy is of one single room, and under the lease the tenant has access to the landlord’s home. The Act’s period of notice is therefore one month, and the landlord needs no reason to terminate, see clause {{notice}}.',
    law: '§§ 9-5 til 9-8',
  },
  boxOwnHome: {
    nb: 'Leieforholdet gjelder utleiers egen bolig, som leies ut fordi utleieren er midlertidig borte i inntil fem år. Leietakeren har færre rettigheter enn ellers etter husleieloven: Det er ingen minste leietid, utleieren trenger ingen grunn der avtalen kan sies opp, loven gir ingen rett til å protestere mot en oppsigelse, og retten til framleie etter §§\u00a07-3 og 7-4 gjelder ikke. Av kapittel 9 gjelder bare §\u00a09-10; oppsigelsestiden følger §\u00a09-6.',
    en: 'The tenancy is of the landlord’s own home, which is let because the landlord is temporarily away for up to five years. The tenant has fewer rights than otherwise under the Tenancy Act: there is no shortest term, the landlord needs no reason where the agreement can be terminated, the Act gives no right to protest against a notice, and the right to sublet under §§\u00a07-3 and 7-4 does not apply. Of chapter 9 only §\u00a09-10 applies; the period of notice follows §\u00a09-6.',
    law: '§ 11-4',
  },

  fixedOwnHome: {
    nb: 'Leieforholdet begynner {{start}} og er tidsbestemt. Det slutter {{end}} uten oppsigelse.',
    en: 'The tenancy begins on {{start}} and is for a fixed term. It ends on {{end}} without notice.',
    law: '§ 11-4',
  },
  cannotTerminateOwnHome: {
    nb: 'Leieavtalen kan ikke sies opp i den avtalte leietiden.',
    en: 'The lease cannot be terminated during the agreed term.',
  },
  terminableOwnHome: {
    nb: 'Partene har avtalt at leieforholdet kan sies opp i leietiden, etter punkt {{notice}}.',
    en: 'The parties have agreed that the tenancy can be terminated during the term, under clause {{notice}}.',
  },
  shortTermHome: {
    nb: 'Leietiden er kortere enn tre år. Det kan avtales når utleieren eller noen i utleierens husstand skal bruke boligen selv, eller når utleieren har en annen saklig grunn, og grunnen er oppgitt skriftlig senest når avtalen blir inngått. Er grunnen ikke oppgitt, eller er leietiden kortere enn loven tillater, regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than three years. That can be agreed when the landlord or somebody in the landlord’s household is to use the dwelling, or when the landlord has another valid reason, and the reason is given in writing by the time the agreement is made. If the reason is not given, or if the term is shorter than the Act allows, the agreement counts as open-ended.',
    law: '§ 9-3',
  },
  shortTermShared: {
    nb: 'Leietiden er kortere enn ett år. Det kan avtales når utleieren eller noen i utleierens husstand skal bruke boligen selv, eller når utleieren har en annen saklig grunn, og grunnen er oppgitt skriftlig senest når avtalen blir inngått. Er grunnen ikke oppgitt, eller er leietiden kortere enn loven tillater, regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than one year. That can be agreed when the landlord or somebody in the landlord’s household is to use the dwelling, or when the landlord has another valid reason, and the reason is given in writing by the time the agreement is made. If the reason is not given, or if the term is shorter than the Act allows, the agreement counts as open-ended.',
    law: '§ 9-3',
  },
  reasonNone: {
    nb: 'Det er ikke oppgitt noen grunn til den korte leietiden.',
    en: 'No reason for the short term is given.',
  },
  reasonNoneInOther: {
    nb: 'Det er ikke oppgitt noen annen grunn til den korte leietiden enn det som eventuelt står i punkt {{other}}.',
    en: 'No reason for the short term is given other than what may be stated in clause {{other}}.',
  },
  reasonGivenOwnHome: {
    nb: 'Grunnen til at leietiden er tidsbestemt:',
    en: 'The reason why the term is fixed:',
  },
  fiveYears: {
    nb: 'Blir utleieren borte i mer enn fem år, uten innen den tid å ha sagt opp avtalen eller oppfordret leietakeren til å flytte, gjelder hele husleieloven for leieforholdet.',
    en: 'If the landlord stays away for more than five years without having terminated the agreement or asked the tenant to leave within that time, the whole Tenancy Act applies to the tenancy.',
    law: '§ 11-4',
  },

  accountLater: {
    nb: 'Utleieren oppgir skriftlig før første forfall hvilken konto leien betales til.',
    en: 'Before the first due date the landlord gives in writing the account that the rent is paid to.',
  },
  depositFirst: {
    nb: 'Det er én depositumskonto, i navnet til {{tenant}}. Det som gjelder kontoen, åpning, samtykke til deling og krav om utbetaling, gjør {{tenant}} med virkning for alle leietakerne. Hvordan leietakerne deler beløpet, er en sak mellom dem.',
    en: 'There is one deposit account, in the name of {{tenant}}. What concerns the account, its opening, consent to a division and a claim for payment, {{tenant}} does with effect for all the tenants. How the tenants share the amount is a matter between them.',
  },

  household: {
    nb: 'Leietakeren kan ta opp ektefelle eller samboer i husstanden, og egne og deres slektninger i rett opp- og nedstigende linje og fosterbarn. Andre kan tas opp når utleieren samtykker; det kan utleieren bare nekte når den andres forhold gir saklig grunn til det, eller når boligen klart blir overbefolket.',
    en: 'The tenant may take a spouse or cohabitant into the household, and relatives of either in direct line of ascent and descent, and foster children. Others may be taken in when the landlord consents; the landlord may only refuse when that person’s circumstances give a valid reason, or when the dwelling clearly becomes overcrowded.',
    law: '§ 7-1',
  },
  sublet: {
    nb: 'Framleie krever utleierens samtykke. Leietakeren har rett til å framleie en del av boligen som leietakeren selv bor i, og hele boligen i inntil to år under midlertidig fravær på grunn av arbeid, utdanning, sykdom eller lignende. Da kan utleieren bare nekte når framleietakerens forhold gir saklig grunn til det, eller når boligen klart blir overbefolket.',
    en: 'Subletting needs the landlord’s consent. The tenant has a right to sublet a part of the dwelling in which the tenant also lives, and all of it for up to two years of temporary absence because of work, education, illness or the like. The landlord may then only refuse when the subtenant’s circumstances give a valid reason, or when the dwelling clearly becomes overcrowded.',
    law: '§§ 7-2 til 7-4',
  },
  subletOwnHome: {
    nb: 'Framleie krever utleierens samtykke. Lovens rett til å framleie en del av boligen, og hele boligen under midlertidig fravær, gjelder ikke.',
    en: 'Subletting needs the landlord’s consent. The Act’s right to sublet a part of the dwelling, and all of it during temporary absence, does not apply.',
    law: '§§ 7-2 og 11-4',
  },
  subletRest: {
    nb: 'Leietakeren kan be om å få framleie boligen for resten av leietiden. Nekter utleieren uten at framleietakerens forhold gir saklig grunn til det, kan leietakeren si opp avtalen.',
    en: 'The tenant may ask to sublet the dwelling for the rest of the term. If the landlord refuses although the subtenant’s circumstances give no valid reason, the tenant may terminate the agreement.',
    law: '§ 7-5',
  },
  subletAnswer: {
    nb: 'En skriftlig søknad om husstand eller framleie som utleieren ikke svarer på innen én måned etter å ha fått den, regnes som godkjent.',
    en: 'A written request about the household or subletting that the landlord does not answer within one month of receiving it counts as approved.',
    law: '§ 7-6',
  },

  noticeRoom: {
    nb: 'Hver av partene kan si opp avtalen. Oppsigelsestiden er {{months}}, regnet i hele kalendermåneder fra den første dagen i måneden etter oppsigelsen.',
    en: 'Each party may terminate the agreement. The period of notice is {{months}}, counted in whole calendar months from the first day of the month after the notice.',
    law: '§ 9-6',
  },
  noticeFixedRoom: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}. Går leieforholdet over til å være tidsubestemt, kan hver av partene si det opp. Oppsigelsestiden er da {{months}}, regnet i hele kalendermåneder fra den første dagen i måneden etter oppsigelsen.',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}. If the tenancy becomes open-ended, each party may terminate it. The period of notice is then {{months}}, counted in whole calendar months from the first day of the month after the notice.',
    law: '§§ 9-2 og 9-6',
  },
  noticeTerminableRoom: {
    nb: 'Hver av partene kan si opp avtalen i leietiden. Oppsigelsestiden er {{months}}, regnet i hele kalendermåneder fra den første dagen i måneden etter oppsigelsen.',
    en: 'Each party may terminate the agreement during the term. The period of notice is {{months}}, counted in whole calendar months from the first day of the month after the notice.',
    law: '§§ 9-2 og 9-6',
  },
  noticeOwnHome: {
    nb: 'Hver av partene kan si opp avtalen. Oppsigelsestiden er {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'Each party may terminate the agreement. The period of notice is {{months}}, to the end of a calendar month.',
    law: '§§ 9-6 og 11-4',
  },
  noticeFixedOwnHome: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}.',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}.',
  },
  noticeTerminableOwnHome: {
    nb: 'Hver av partene kan si opp avtalen i leietiden. Oppsigelsestiden er {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'Each party may terminate the agreement during the term. The period of notice is {{months}}, to the end of a calendar month.',
    law: '§§ 9-6 og 11-4',
  },
  tenantNoticeOwnHome: {
    nb: 'Leietakeren kan si opp uten å oppgi noen grunn.',
    en: 'The tenant may terminate without giving a reason.',
  },
  landlordRoom: {
    nb: 'En oppsigelse fra utleieren trenger ingen grunn. Den skal være skriftlig. Lovens regler om protest mot oppsigelsen gjelder ikke.',
    en: 'Notice from the landlord needs no reason. It is to be in writing. The Act’s rules on protest against the notice do not apply.',
    law: '§ 9-5 tredje ledd, § 9-7 fjerde ledd og § 9-8 tredje ledd',
  },
  landlordOwnHome: {
    nb: 'En oppsigelse fra utleieren trenger ingen grunn. Den skal være skriftlig. Lovens regler om protest mot oppsigelsen gjelder ikke.',
    en: 'Notice from the landlord needs no reason. It is to be in writing. The Act’s rules on protest against the notice do not apply.',
    law: '§ 11-4',
  },
  noticeSeveral: {
    nb: 'Leietakerne kan si opp sammen, og hver av dem kan si opp for seg. Sier bare noen av dem opp, slutter leieforholdet for dem når oppsigelsestiden er ute, og de svarer ikke for det som forfaller senere. For de andre fortsetter det, og de svarer sammen for hele leien. Oppsigelse fra utleieren skal gis til alle leietakerne.',
    en: 'The tenants may give notice together, and each of them for that tenant alone. If only some of them do, the tenancy ends for those when the period of notice is over, and they do not answer for what falls due later. For the others it continues, and together they answer for the whole rent. Notice from the landlord is to be given to all the tenants.',
  },
  noticeSeveralFixed: {
    nb: 'Går leieforholdet over til å være tidsubestemt, kan leietakerne si opp sammen, og hver av dem kan si opp for seg. Sier bare noen av dem opp, slutter leieforholdet for dem når oppsigelsestiden er ute, og de svarer ikke for det som forfaller senere. For de andre fortsetter det, og de svarer sammen for hele leien. Oppsigelse fra utleieren skal gis til alle leietakerne.',
    en: 'If the tenancy becomes open-ended, the tenants may give notice together, and each of them for that tenant alone. If only some of them do, the tenancy ends for those when the period of notice is over, and they do not answer for what falls due later. For the others it continues, and together they answer for the whole rent. Notice from the landlord is to be given to all the tenants.',
  },
  breachOwnHome: {
    nb: 'Bryter en av partene avtalen, gjelder husleielovens regler om blant annet retting, leienedsetting og erstatning. Ved vesentlig mislighold fra leietakerens side kan utleieren heve avtalen.',
    en: 'If a party breaches the agreement, the Tenancy Act’s rules on, among other things, remedy, reduction of rent and damages apply. On a material breach by the tenant the landlord may terminate the agreement with immediate effect.',
  },

  copiesSeveral: {
    nb: 'Avtalen er skrevet i {{copies}} eksemplarer, ett til hver av partene.',
    en: 'The agreement is made in {{copies}} copies, one for each party.',
  },
  copiesElectronic: {
    nb: 'Avtalen signeres elektronisk. Filen som alle har signert, er originalen, og hver av partene får den.',
    en: 'The agreement is signed electronically. The file that all have signed is the original, and each party receives it.',
  },
  evictionSignedSeveral: {
    nb: 'Hver av leietakerne skriver under på dette punktet for seg, her i rammen. For den som ikke har gjort det, gjelder det ikke.',
    en: 'Each of the tenants signs this clause separately, here in the frame. It does not apply to one who has not.',
  },
  evictionElectronic: {
    nb: 'Leietakeren godtar dette punktet særskilt: Det står i en egen ramme rett over underskriftene, og den elektroniske signaturen gjelder også det.',
    en: 'The tenant accepts this clause specifically: it stands in a frame of its own just above the signatures, and the electronic signature covers it too.',
  },
  evictionElectronicSeveral: {
    nb: 'Hver av leietakerne godtar dette punktet særskilt: Det står i en egen ramme rett over underskriftene, og hver elektroniske signatur gjelder også det.',
    en: 'Each of the tenants accepts this clause specifically: it stands in a frame of its own just above the signatures, and each electronic signature covers it too.',
  },
  signedElectronic: {
    nb: 'Partene har lest avtalen og signerer den elektronisk med BankID. Hvem som har signert, og når, står i signaturene i den signerte filen.',
    en: 'The parties have read the agreement and sign it electronically with BankID. Who has signed, and when, stands in the signatures of the signed file.',
  },
} satisfies Record<string, LawText>
