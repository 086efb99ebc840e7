import type { LawText } from './model'

/** The sentences of the second half of the lease. `law` is the paragraph of husleieloven. */
export const dutyTexts = {
  keysTitle: { nb: 'Nøkler', en: 'Keys' },
  keys: {
    nb: 'Nøkler som leietakeren får ved overtakelsen: {{keys}}. Alle leveres tilbake når leieforholdet slutter. Blir en nøkkel borte, sier leietakeren fra til utleieren straks.',
    en: 'Keys the tenant receives at handover: {{keys}}. All are returned when the tenancy ends. If a key is lost, the tenant tells the landlord at once.',
  },
  keysNone: {
    nb: 'Leietakeren får ingen nøkler ved overtakelsen.',
    en: 'The tenant receives no keys at handover.',
  },

  useTitle: { nb: 'Bruk av boligen', en: 'Use of the dwelling' },
  use: {
    nb: 'Boligen skal brukes som bolig for leietakeren og leietakerens husstand. Leietakeren skal behandle den med tilbørlig aktsomhet og følge vanlige ordensregler og rimelige påbud som utleieren har gitt for å sikre god husorden.',
    en: 'The dwelling is to be used as a home for the tenant and the tenant’s household. The tenant is to treat it with due care and follow ordinary house rules and reasonable orders given by the landlord to keep good order.',
    law: '§§ 5-1 og 5-2',
  },
  access: {
    nb: 'Leietakeren kan ikke bygge om eller endre boligen uten utleierens samtykke. Leietakeren skal i rimelig utstrekning gi utleieren adgang til boligen for tilsyn og vedlikehold, og skal få varsel i rimelig tid.',
    en: 'The tenant may not rebuild or alter the dwelling without the landlord’s consent. The tenant is to give the landlord access to a reasonable extent for inspection and maintenance, and is to have notice in reasonable time.',
    law: '§§ 5-4 til 5-6',
  },
  petsAllowed: {
    nb: 'Dyrehold er tillatt, så lenge det ikke er til ulempe for utleieren eller de andre brukerne av eiendommen.',
    en: 'Pets are allowed as long as they are no nuisance to the landlord or the other users of the property.',
    law: '§ 5-2',
  },
  petsForbidden: {
    nb: 'Dyrehold er ikke tillatt. Leietakeren kan likevel holde dyr når gode grunner taler for det og dyreholdet ikke er til ulempe for utleieren eller de andre brukerne av eiendommen.',
    en: 'Pets are not allowed. The tenant may nevertheless keep animals when there are good reasons for it and they are no nuisance to the landlord or the other users of the property.',
    law: '§ 5-2',
  },
  smokingAllowed: { nb: 'Røyking er tillatt i boligen.', en: 'Smoking is allowed in the dwelling.' },
  smokingForbidden: { nb: 'Røyking er ikke tillatt i boligen.', en: 'Smoking is not allowed in the dwelling.' },

  sublettingTitle: { nb: 'Husstand og framleie', en: 'Household and subletting' },
  subletting: {
    nb: 'Leietakeren kan ta opp medlemmer i husstanden og framleie hele eller en del av boligen i den utstrekning loven gir rett til det. Ellers kan leietakeren ikke overlate bruken av boligen til andre uten utleierens samtykke. En skriftlig søknad som utleieren ikke svarer på innen én måned, regnes som godkjent.',
    en: 'The tenant may take members into the household and sublet all or part of the dwelling to the extent the Act gives a right to it. Otherwise the tenant may not let others use the dwelling without the landlord’s consent. A written request that the landlord does not answer within one month counts as approved.',
    law: 'kap. 7',
  },

  upkeepTitle: { nb: 'Vedlikehold', en: 'Maintenance' },
  upkeep: {
    nb: 'Leietakeren vedlikeholder dørlåser, kraner, vannklosetter, elektriske kontakter og brytere, varmtvannsbeholdere og inventar og utstyr i boligen som ikke er en del av den faste eiendommen. Av røykvarslere og brannslukkingsutstyr sørger leietakeren for nødvendig funksjonskontroll, rengjøring, batteriskift, testing og lignende.',
    en: 'The tenant maintains door locks, taps, water closets, electric sockets and switches, hot-water tanks, and fixtures and equipment in the dwelling that are not part of the real property. Of smoke alarms and fire-extinguishing equipment the tenant sees to the necessary functional checks, cleaning, change of batteries, testing and the like.',
    law: '§ 5-3',
  },
  upkeepLandlord: {
    nb: 'Alt annet vedlikehold er utleierens ansvar. Må noe av det utleieren har skaffet, skiftes ut fordi det ikke lenger lar seg vedlikeholde, er også det utleierens ansvar. Å utbedre skade som skyldes et uhell, er ikke vedlikehold.',
    en: 'All other maintenance is the landlord’s responsibility, and so is replacing what the landlord has provided when it can no longer be maintained. Repairing accidental damage is not maintenance.',
    law: '§ 5-3',
  },
  damage: {
    nb: 'Leietakeren sier fra til utleieren straks om skade som må utbedres uten opphold, og om annen skade innen rimelig tid.',
    en: 'The tenant tells the landlord at once of damage that must be repaired without delay, and of other damage within reasonable time.',
    law: '§ 5-5',
  },

  noticeTitle: { nb: 'Oppsigelse', en: 'Termination' },
  notice: {
    nb: 'Hver av partene kan si opp avtalen. Oppsigelsestiden er {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'Each party may terminate the agreement. The period of notice is {{months}}, to the end of a calendar month.',
    law: '§ 9-6',
  },
  noticeFixed: {
    nb: 'Avtalen kan ikke sies opp i leietiden, se punkt {{term}}. Går leieforholdet over til å være tidsubestemt, kan hver av partene si det opp. Oppsigelsestiden er da {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'The agreement cannot be terminated during the term, see clause {{term}}. If the tenancy becomes open-ended, each party may terminate it. The period of notice is then {{months}}, to the end of a calendar month.',
    law: '§§ 9-2 og 9-6',
  },
  noticeTerminable: {
    nb: 'Hver av partene kan si opp avtalen i leietiden. Oppsigelsestiden er {{months}}, regnet til utløpet av en kalendermåned.',
    en: 'Each party may terminate the agreement during the term. The period of notice is {{months}}, to the end of a calendar month.',
    law: '§§ 9-2 og 9-6',
  },
  tenantNotice: {
    nb: 'Leietakeren kan si opp uten å oppgi noen grunn.',
    en: 'The tenant may terminate without giving a reason.',
    law: '§ 9-4',
  },
  landlordGrounds: {
    nb: 'Utleieren kan bare si opp når utleieren selv eller noen i utleierens husstand skal bruke boligen, når riving eller ombygging gjør at boligen må fraflyttes, når leietakeren har misligholdt avtalen, eller når det er en annen saklig grunn.',
    en: 'The landlord may only terminate when the landlord or somebody in the landlord’s household is to use the dwelling, when demolition or rebuilding requires it to be vacated, when the tenant has breached the agreement, or when there is another valid reason.',
    law: '§ 9-5',
  },
  landlordForm: {
    nb: 'Oppsigelse fra utleieren skal være skriftlig og begrunnet. Den skal opplyse om at leietakeren kan protestere skriftlig til utleieren innen én måned etter å ha mottatt den, om at leietakeren ellers taper retten til å påberope seg at oppsigelsen er i strid med loven, og om at utleieren da kan begjære tvangsfravikelse etter tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0c. En oppsigelse som ikke fyller disse kravene, er ugyldig.',
    en: 'Notice from the landlord is to be in writing and give the reason. It is to say that the tenant may protest in writing to the landlord within one month of receiving it, that the tenant otherwise loses the right to plead that the termination is contrary to the Act, and that the landlord may then demand eviction under the Enforcement Act §\u00a013-2 third paragraph\u00a0(c). Notice that does not meet these requirements is invalid.',
    law: '§ 9-7',
  },
  protest: {
    nb: 'Protesterer leietakeren i tide, faller oppsigelsen bort om ikke utleieren reiser søksmål innen tre måneder etter at leietakerens frist løp ut. Retten kan sette oppsigelsen til side når den virker urimelig.',
    en: 'If the tenant protests in time, the termination lapses unless the landlord brings an action within three months of the end of the tenant’s time limit. The court may set the termination aside when it is unreasonable.',
    law: '§ 9-8',
  },

  breachTitle: { nb: 'Mislighold', en: 'Breach' },
  breach: {
    nb: 'Bryter en av partene avtalen, gjelder husleielovens regler om blant annet retting, leienedsetting og erstatning. Ved vesentlig mislighold fra leietakerens side kan utleieren heve avtalen.',
    en: 'If a party breaches the agreement, the Tenancy Act’s rules on, among other things, remedy, reduction of rent and damages apply. On a material breach by the tenant the landlord may terminate the agreement with immediate effect.',
    law: '§ 9-9',
  },
  noSelfHelp: {
    nb: 'Flytter leietakeren ikke når leieforholdet er slutt, kan utleieren bare få boligen tilbake gjennom namsmyndighetene. Utleieren kan ikke stenge leietakeren ute på egen hånd.',
    en: 'If the tenant does not move when the tenancy has ended, the landlord can only regain the dwelling through the enforcement authorities. The landlord may not lock the tenant out.',
  },

  leavingTitle: { nb: 'Fraflytting', en: 'Moving out' },
  leaving: {
    nb: 'Når leieforholdet slutter, leverer leietakeren tilbake boligen med nøkler, ryddet og rengjort og i samme stand som ved overtakelsen. Vanlig slit og elde, og mangler som det er utleierens plikt å utbedre, svarer leietakeren ikke for. Partene går gjennom boligen sammen og fyller ut overtakelseslisten også da.',
    en: 'When the tenancy ends the tenant returns the dwelling with its keys, cleared and clean and in the same condition as at handover. The tenant does not answer for ordinary wear and tear or for defects that are the landlord’s duty to repair. Then, too, the parties go through the dwelling together and fill in the handover list.',
    law: 'kap. 10',
  },

  otherTitle: { nb: 'Andre vilkår', en: 'Further terms' },
  other: { nb: 'Partene har i tillegg avtalt dette:', en: 'The parties have also agreed the following:' },
  otherNothing: { nb: 'Partene har ikke avtalt andre vilkår.', en: 'The parties have agreed no further terms.' },
  void: {
    nb: 'Et vilkår som er mindre gunstig for leietakeren enn husleieloven, gjelder ikke, om ikke loven selv lar partene avtale noe annet. For det avtalen ikke nevner, gjelder husleieloven.',
    en: 'A term that is less favourable to the tenant than the Tenancy Act does not apply, unless the Act itself lets the parties agree otherwise. The Tenancy Act applies to what the agreement does not mention.',
    law: '§ 1-2',
  },

  copiesTitle: { nb: 'Språk, eksemplarer og tvister', en: 'Language, copies and disputes' },
  copiesTitleOne: { nb: 'Eksemplarer og tvister', en: 'Copies and disputes' },
  prevails: {
    nb: 'Avtalen er skrevet på norsk med en oversettelse til engelsk. Er det forskjell mellom de to, gjelder den norske teksten.',
    en: 'The agreement is written in Norwegian with a translation into English. Where the two differ, the Norwegian text prevails.',
  },
  copies: {
    nb: 'Avtalen er skrevet i to eksemplarer, ett til hver av partene.',
    en: 'The agreement is made in two copies, one for each party.',
  },
  attachments: { nb: 'Vedlegg til avtalen:', en: 'Attached to the agreement:' },
  attachmentsBound: {
    nb: 'Vedleggene er en del av avtalen. De følger bak underskriftene:',
    en: 'The attachments are part of the agreement. They follow behind the signatures:',
  },
  disputes: {
    nb: 'En tvist om leieforholdet kan bringes inn for Husleietvistutvalget.',
    en: 'A dispute about the tenancy may be brought before the Rent Disputes Tribunal (Husleietvistutvalget).',
    law: '§ 12-5',
  },

  evictionTitle: { nb: 'Vedtakelse av tvangsfravikelse', en: 'Acceptance of eviction' },
  eviction: {
    nb: 'Leietakeren godtar at utkastelse (tvangsfravikelse) kan kreves',
    en: 'The tenant accepts that eviction may be demanded',
  },
  evictionRent: {
    nb: 'hvis leien ikke blir betalt innen 14 dager etter at skriftlig varsel etter tvangsfullbyrdelsesloven §\u00a04-18 er sendt, jf. §\u00a013-2 tredje ledd bokstav\u00a0a, og',
    en: 'if the rent is not paid within 14 days after a written warning under the Enforcement Act §\u00a04-18 was sent, cf. §\u00a013-2 third paragraph\u00a0(a), and',
  },
  evictionTerm: {
    nb: 'når leietiden er løpt ut, jf. tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0b.',
    en: 'when the term has expired, cf. the Enforcement Act §\u00a013-2 third paragraph\u00a0(b).',
  },
  evictionWarning: {
    nb: 'Varselet kan tidligst sendes på forfallsdagen, og det skal si at utkastelse vil bli krevd om kravet ikke blir oppfylt. Gjelder det leie, skal det også si at utkastelse unngås når leien blir betalt med renter og kostnader, og med leie som er forfalt i mellomtiden, før utkastelsen blir gjennomført.',
    en: 'The warning can be sent on the due date at the earliest, and it is to say that eviction will be demanded if the claim is not met. If it is about rent, it is also to say that eviction is avoided when the rent is paid with interest and costs, and with rent that has fallen due meanwhile, before it is carried out.',
  },
  evictionSigned: {
    nb: 'Leietakeren skriver under på dette punktet for seg, her i rammen. Uten den underskriften gjelder det ikke.',
    en: 'The tenant signs this clause separately, here in the frame. Without that signature it does not apply.',
  },

  signaturesTitle: { nb: 'Underskrifter', en: 'Signatures' },
  signed: {
    nb: 'Partene har lest avtalen og har fått hvert sitt eksemplar.',
    en: 'The parties have read the agreement and each has received a copy.',
  },
} satisfies Record<string, LawText>
