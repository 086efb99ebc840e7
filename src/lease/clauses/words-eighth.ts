import type { LawText } from './model'

/**
 * The new sentences of the eighth edition. Older editions said less than the Act on these subjects:
 * an unreasonable termination, access for the landlord, the two exceptions in which a fixed term
 * ends early, and what counts as the landlord's own home.
 */
export const eighthTexts = {
  boxRoom: {
    nb: 'Leieforholdet gjelder ett enkelt beboelsesrom, og leietakeren har etter leieavtalen adgang til utleierens bolig. Når avtalen kan sies opp, er lovens oppsigelsestid derfor én måned, og utleieren trenger ingen grunn for å si opp, se punkt {{notice}}.',
    en: 'The tenancy is of one single room, and under the lease the tenant has access to the landlord’s home. Where the agreement can be terminated, the Act’s period of notice is therefore one month, and the landlord needs no reason to terminate, see clause {{notice}}.',
    law: '§§ 9-5 til 9-8',
  },
  boxOwnHome: {
    nb: 'Leieforholdet gjelder en bolig som utleieren selv har brukt som egen bolig, og som leies ut fordi utleieren er midlertidig borte i inntil fem år. Leietakeren har færre rettigheter enn ellers etter husleieloven: Det er ingen minste leietid, utleieren trenger ingen grunn der avtalen kan sies opp, loven gir ingen rett til å protestere mot en oppsigelse, og retten til framleie etter §§\u00a07-3 og 7-4 gjelder ikke. Av kapittel 9 gjelder bare §\u00a09-10. Der avtalen kan sies opp, følger oppsigelsestiden §\u00a09-6.',
    en: 'The tenancy is of a dwelling that the landlord has used as the landlord’s own home, and that is let because the landlord is temporarily away for up to five years. The tenant has fewer rights than otherwise under the Tenancy Act: there is no shortest term, the landlord needs no reason where the agreement can be terminated, the Act gives no right to protest against a notice, and the right to sublet under §§\u00a07-3 and 7-4 does not apply. Of chapter 9 only §\u00a09-10 applies. Where the agreement can be terminated, the period of notice follows §\u00a09-6.',
    law: '§ 11-4',
  },

  shortTermHome: {
    nb: 'Leietiden er kortere enn tre år. Det kan avtales når utleieren eller noen i utleierens husstand skal bruke boligen selv, eller når utleieren har en annen saklig grunn, og grunnen er oppgitt skriftlig senest når avtalen blir inngått. Skal noen bruke boligen selv, må den også bli brukt slik. Hvis ikke, eller hvis grunnen ikke er oppgitt eller leietiden er kortere enn loven tillater, regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than three years. That can be agreed when the landlord or somebody in the landlord’s household is to use the dwelling, or when the landlord has another valid reason, and the reason is given in writing by the time the agreement is made. If somebody is to use the dwelling, it must also be used in that way. If it is not, or if the reason is not given or the term is shorter than the Act allows, the agreement counts as open-ended.',
    law: '§ 9-3',
  },
  shortTermShared: {
    nb: 'Leietiden er kortere enn ett år. Det kan avtales når utleieren eller noen i utleierens husstand skal bruke boligen selv, eller når utleieren har en annen saklig grunn, og grunnen er oppgitt skriftlig senest når avtalen blir inngått. Skal noen bruke boligen selv, må den også bli brukt slik. Hvis ikke, eller hvis grunnen ikke er oppgitt eller leietiden er kortere enn loven tillater, regnes avtalen som tidsubestemt.',
    en: 'The term is shorter than one year. That can be agreed when the landlord or somebody in the landlord’s household is to use the dwelling, or when the landlord has another valid reason, and the reason is given in writing by the time the agreement is made. If somebody is to use the dwelling, it must also be used in that way. If it is not, or if the reason is not given or the term is shorter than the Act allows, the agreement counts as open-ended.',
    law: '§ 9-3',
  },

  access: {
    nb: 'Leietakeren kan ikke bygge om eller endre boligen uten utleierens samtykke. Leietakeren skal gi utleieren adgang til boligen i nødvendig utstrekning for tilsyn, og i den utstrekning det trengs for vedlikehold og annet arbeid. Leietakeren skal få varsel i rimelig tid, og minst tre måneder i forveien når utleieren skal gjøre forandringer på boligen.',
    en: 'The tenant may not rebuild or alter the dwelling without the landlord’s consent. The tenant is to give the landlord access to the dwelling as far as is necessary for inspection, and as far as is needed for maintenance and other work. The tenant is to have notice in reasonable time, and at least three months ahead when the landlord is to make changes to the dwelling.',
    law: '§§ 5-4 og 5-6',
  },

  subletRest: {
    nb: 'Leietakeren kan be om å få framleie boligen for resten av leietiden. Nekter utleieren, kan leietakeren si opp avtalen med oppsigelsestiden i §\u00a09-6, med mindre framleietakerens forhold gir saklig grunn til å nekte, eller boligen klart blir overbefolket.',
    en: 'The tenant may ask to sublet the dwelling for the rest of the term. If the landlord refuses, the tenant may terminate the agreement with the period of notice of §\u00a09-6, unless the subtenant’s circumstances give a valid reason to refuse, or the dwelling clearly becomes overcrowded.',
    law: '§ 7-5',
  },

  noticeFixed: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}, med to unntak: Leietakeren kan si opp når utleieren nekter framleie uten en slik grunn som punkt {{subletting}} nevner, og dør leietakeren, gjelder reglene om oppsigelse i §\u00a09-10. Går leieforholdet over til å være tidsubestemt, kan hver av partene si det opp. {{period}}',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}, with two exceptions: the tenant may terminate when the landlord refuses subletting without a reason that clause {{subletting}} names, and if the tenant dies, the rules on termination in §\u00a09-10 apply. If the tenancy becomes open-ended, each party may terminate it. {{period}}',
    law: '§§ 7-5, 9-2 og 9-6',
  },
  noticeFixedOwnHome: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}, med to unntak: Leietakeren kan si opp når utleieren nekter framleie uten en slik grunn som punkt {{subletting}} nevner, og dør leietakeren, gjelder reglene om oppsigelse i §\u00a09-10.',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}, with two exceptions: the tenant may terminate when the landlord refuses subletting without a reason that clause {{subletting}} names, and if the tenant dies, the rules on termination in §\u00a09-10 apply.',
    law: '§§ 7-5 og 11-4',
  },
  protest: {
    nb: 'Protesterer leietakeren i tide, faller oppsigelsen bort om ikke utleieren reiser søksmål innen tre måneder etter at leietakerens frist løp ut. Saken bringes inn for Husleietvistutvalget (htu.no). Er oppsigelsen urimelig når forholdene til begge parter blir vurdert, skal den settes til side. Det gjelder ikke en oppsigelse som bygger på et vesentlig mislighold fra leietakerens side.',
    en: 'If the tenant protests in time, the termination lapses unless the landlord brings an action within three months of the end of the tenant’s time limit. The case is brought before the Rent Disputes Tribunal (Husleietvistutvalget, htu.no). If the termination is unreasonable when the circumstances of both parties are weighed, it is to be set aside. This does not apply to a termination that rests on a material breach by the tenant.',
    law: '§ 9-8',
  },
} satisfies Record<string, LawText>
