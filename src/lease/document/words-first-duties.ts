import type { LawText } from './model'

/** The second half of the lease in its first edition. Leases were signed with it: no word of it changes any more. */
export const firstDutyTexts = {
  keysTitle: { nb: 'Nøkler', en: 'Keys' },
  keys: {
    nb: 'Nøkler som leieren får ved overtakelsen: {{keys}}. Alle leveres tilbake når leieforholdet slutter. Blir en nøkkel borte, sier leieren fra til utleieren straks.',
    en: 'Keys the tenant receives at handover: {{keys}}. All are returned when the tenancy ends. If a key is lost, the tenant tells the landlord at once.',
  },
  keysNone: {
    nb: 'Leieren får ingen nøkler ved overtakelsen.',
    en: 'The tenant receives no keys at handover.',
  },

  useTitle: { nb: 'Bruk av boligen', en: 'Use of the dwelling' },
  use: {
    nb: 'Boligen skal brukes som bolig for leieren og leierens husstand. Leieren skal behandle den med tilbørlig aktsomhet og følge vanlige ordensregler og rimelige påbud som utleieren har gitt for å sikre god husorden.',
    en: 'The dwelling is to be used as a home for the tenant and the tenant’s household. The tenant is to treat it with due care and follow ordinary house rules and reasonable orders given by the landlord to keep good order.',
    law: '§§ 5-1 og 5-2',
  },
  access: {
    nb: 'Leieren kan ikke bygge om eller endre boligen uten utleierens samtykke. Leieren skal i rimelig utstrekning gi utleieren adgang til boligen for tilsyn og vedlikehold, og skal få varsel i rimelig tid.',
    en: 'The tenant may not rebuild or alter the dwelling without the landlord’s consent. The tenant is to give the landlord access to a reasonable extent for inspection and maintenance, and is to have notice in reasonable time.',
    law: '§§ 5-4 til 5-6',
  },
  petsAllowed: {
    nb: 'Dyrehold er tillatt, så lenge det ikke er til ulempe for utleieren eller de andre brukerne av eiendommen.',
    en: 'Pets are allowed as long as they are no nuisance to the landlord or the other users of the property.',
    law: '§ 5-2',
  },
  petsForbidden: {
    nb: 'Dyrehold er ikke tillatt. Leieren kan likevel holde dyr når gode grunner taler for det og dyreholdet ikke er til ulempe for utleieren eller de andre brukerne av eiendommen.',
    en: 'Pets are not allowed. The tenant may nevertheless keep animals when there are good reasons for it and they are no nuisance to the landlord or the other users of the property.',
    law: '§ 5-2',
  },
  smokingAllowed: { nb: 'Røyking er tillatt i boligen.', en: 'Smoking is allowed in the dwelling.' },
  smokingForbidden: { nb: 'Røyking er ikke tillatt i boligen.', en: 'Smoking is not allowed in the dwelling.' },

  sublettingTitle: { nb: 'Husstand og framleie', en: 'Household and subletting' },
  subletting: {
    nb: 'Leieren kan ta opp medlemmer i husstanden og framleie hele eller en del av boligen i den utstrekning loven gir rett til det. Ellers kan leieren ikke overlate bruken av boligen til andre uten utleierens samtykke.',
    en: 'The tenant may take members into the household and sublet all or part of the dwelling to the extent the Act gives a right to it. Otherwise the tenant may not let others use the dwelling without the landlord’s consent.',
    law: 'kap. 7',
  },

  upkeepTitle: { nb: 'Vedlikehold', en: 'Maintenance' },
  upkeep: {
    nb: 'Leieren sørger for det mindre vedlikeholdet: dørlåser, kraner, vannlåser, elektriske kontakter og brytere, røykvarslere og slokkeutstyr, og inventar og utstyr som ikke er en del av den faste eiendommen. Alt annet vedlikehold er utleierens ansvar. Må noe skiftes ut fordi det ikke lenger lar seg vedlikeholde, er også det utleierens ansvar.',
    en: 'The tenant sees to minor upkeep: door locks, taps, drain traps, electric sockets and switches, smoke detectors and fire-fighting equipment, and furniture and equipment that is not part of the real property. All other maintenance is the landlord’s responsibility, and so is replacing what can no longer be maintained.',
    law: '§§ 5-1 til 5-3',
  },
  damage: {
    nb: 'Leieren sier fra til utleieren straks om skade som må utbedres uten opphold, og om annen skade innen rimelig tid.',
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
  landlordForm: {
    nb: 'Oppsigelse fra utleieren skal være skriftlig og begrunnet. Den skal opplyse om at leieren kan protestere skriftlig til utleieren innen én måned etter å ha mottatt den, om at leieren ellers taper retten til å påberope seg at oppsigelsen er i strid med loven, og om at utleieren da kan begjære tvangsfravikelse etter tvangsfullbyrdelsesloven §\u00a013-2 tredje ledd bokstav\u00a0c. En oppsigelse som ikke fyller disse kravene, er ugyldig.',
    en: 'Notice from the landlord is to be in writing and give the reason. It is to say that the tenant may protest in writing to the landlord within one month of receiving it, that the tenant otherwise loses the right to plead that the termination is contrary to the Act, and that the landlord may then demand eviction under the Enforcement Act §\u00a013-2 third paragraph\u00a0(c). Notice that does not meet these requirements is invalid.',
    law: '§ 9-7',
  },
  protest: {
    nb: 'Protesterer leieren i tide, faller oppsigelsen bort om ikke utleieren reiser søksmål innen tre måneder etter at leierens frist løp ut. Retten kan sette oppsigelsen til side når den virker urimelig.',
    en: 'If the tenant protests in time, the termination lapses unless the landlord brings an action within three months of the end of the tenant’s time limit. The court may set the termination aside when it is unreasonable.',
    law: '§ 9-8',
  },

  breachTitle: { nb: 'Mislighold', en: 'Breach' },
  breach: {
    nb: 'Bryter en av partene avtalen, gjelder husleielovens regler om blant annet retting, leienedsetting og erstatning. Ved vesentlig mislighold fra leierens side kan utleieren heve avtalen.',
    en: 'If a party breaches the agreement, the Tenancy Act’s rules on, among other things, remedy, reduction of rent and damages apply. On a material breach by the tenant the landlord may terminate the agreement with immediate effect.',
    law: '§ 9-9',
  },
  noSelfHelp: {
    nb: 'Flytter leieren ikke når leieforholdet er slutt, kan utleieren bare få boligen tilbake gjennom namsmyndighetene. Utleieren kan ikke stenge leieren ute på egen hånd.',
    en: 'If the tenant does not move when the tenancy has ended, the landlord can only regain the dwelling through the enforcement authorities. The landlord may not lock the tenant out.',
  },

  leavingTitle: { nb: 'Fraflytting', en: 'Moving out' },
  leaving: {
    nb: 'Når leieforholdet slutter, leverer leieren tilbake boligen med nøkler, ryddet og rengjort og i samme stand som ved overtakelsen. Vanlig slit og elde, og mangler som det er utleierens plikt å utbedre, svarer leieren ikke for. Partene går gjennom boligen sammen og fyller ut overtakelseslisten også da.',
    en: 'When the tenancy ends the tenant returns the dwelling with its keys, cleared and clean and in the same condition as at handover. The tenant does not answer for ordinary wear and tear or for defects that are the landlord’s duty to repair. Then, too, the parties go through the dwelling together and fill in the handover list.',
    law: 'kap. 10',
  },

  otherTitle: { nb: 'Andre vilkår', en: 'Further terms' },
  other: { nb: 'Partene har i tillegg avtalt dette:', en: 'The parties have also agreed the following:' },
  otherNothing: { nb: 'Partene har ikke avtalt andre vilkår.', en: 'The parties have agreed no further terms.' },
  void: {
    nb: 'Et vilkår som er mindre gunstig for leieren enn husleieloven, gjelder ikke. For det avtalen ikke nevner, gjelder husleieloven.',
    en: 'A term that is less favourable to the tenant than the Tenancy Act does not apply. The Tenancy Act applies to what the agreement does not mention.',
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
  disputes: {
    nb: 'En tvist om leieforholdet kan bringes inn for Husleietvistutvalget.',
    en: 'A dispute about the tenancy may be brought before the Rent Disputes Tribunal (Husleietvistutvalget).',
    law: '§ 12-5',
  },

  evictionTitle: { nb: 'Vedtakelse av tvangsfravikelse', en: 'Acceptance of eviction' },
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

  signaturesTitle: { nb: 'Underskrifter', en: 'Signatures' },
  signed: {
    nb: 'Partene har lest avtalen og har fått hvert sitt eksemplar.',
    en: 'The parties have read the agreement and each has received a copy.',
  },
} satisfies Record<string, LawText>
