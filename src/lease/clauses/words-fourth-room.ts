import type { LawText } from './model'

/**
 * The sentences for a single room with access to the landlord's home. The leases of whole homes have other sentences.
 */
export const roomTexts = {
  dwellingRoom: {
    nb: 'Avtalen gjelder leie av ett enkelt beboelsesrom på denne adressen. Der avtalen bare sier «boligen», er det dette rommet.',
    en: 'The agreement is for the rent of one single room at this address. Where the agreement just says “the dwelling”, it is this room.',
  },
  sharedRooms: {
    nb: 'Leietakeren har rett til å bruke disse rommene i utleierens bolig sammen med dem som bor der: {{sharedRooms}}. De er fellesrom.',
    en: 'The tenant has the right to use these rooms in the landlord’s home together with those who live there: {{sharedRooms}}. They are shared rooms.',
  },
  sharedRoomsUnnamed: {
    nb: 'Leietakeren har adgang til utleierens bolig og bruker fellesrommene sammen med dem som bor der. Avtalen sier ikke nærmere hvilke rom det er.',
    en: 'The tenant has access to the landlord’s home and uses the shared rooms together with those who live there. The agreement does not say which rooms these are.',
  },
  handoverRoom: {
    nb: 'Når leietakeren overtar rommet, skal rommet og fellesrommene være ryddet og rengjort og i vanlig god stand, om ikke annet er avtalt. Partene går gjennom rommet sammen og fyller ut en overtakelsesliste som alle parter skriver under på. Listen er en del av avtalen.',
    en: 'When the tenant takes over the room, the room and the shared rooms are to be cleared, clean and in ordinary good condition unless otherwise agreed. The parties go through the room together and fill in a handover list that all parties sign. The list is part of the agreement.',
    law: 'kap. 2',
  },

  useRoom: {
    nb: 'Rommet skal brukes som bolig for leietakeren og leietakerens husstand. Leietakeren skal behandle rommet og fellesrommene med tilbørlig aktsomhet og følge vanlige ordensregler og rimelige påbud som utleieren har gitt for å sikre god husorden.',
    en: 'The room is to be used as a home for the tenant and the tenant’s household. The tenant is to treat the room and the shared rooms with due care and follow ordinary house rules and reasonable orders given by the landlord to keep good order.',
    law: '§§ 5-1 og 5-2',
  },
  cleaningRoom: {
    nb: 'Leietakeren holder rommet rent, og rydder og gjør rent etter seg i fellesrommene.',
    en: 'The tenant keeps the room clean, and clears and cleans up after use in the shared rooms.',
  },
  smokingAllowedRoom: {
    nb: 'Røyking er tillatt i rommet.',
    en: 'Smoking is allowed in the room.',
  },
  smokingForbiddenRoom: {
    nb: 'Røyking er ikke tillatt, verken i rommet eller i fellesrommene.',
    en: 'Smoking is not allowed, neither in the room nor in the shared rooms.',
  },

  subletRoom: {
    nb: 'Framleie krever utleierens samtykke. Er leietakeren midlertidig borte i inntil to år på grunn av arbeid, utdanning, sykdom eller lignende, kan utleieren bare nekte at rommet framleies, når framleietakerens forhold gir saklig grunn til det, eller når rommet klart blir overbefolket.',
    en: 'Subletting needs the landlord’s consent. While the tenant is temporarily away for up to two years because of work, education, illness or the like, the landlord may only refuse that the room is sublet when the subtenant’s circumstances give a valid reason, or when the room clearly becomes overcrowded.',
    law: '§§ 7-2 og 7-4',
  },

  upkeepRoom: {
    nb: 'I rommet vedlikeholder leietakeren kraner, elektriske kontakter og brytere og inventar og utstyr som ikke er en del av den faste eiendommen. Av røykvarslere og brannslukkingsutstyr i rommet sørger leietakeren for nødvendig funksjonskontroll, rengjøring, batteriskift, testing og lignende.',
    en: 'In the room the tenant maintains taps, electric sockets and switches, and fixtures and equipment that are not part of the real property. Of smoke alarms and fire-extinguishing equipment in the room the tenant sees to the necessary functional checks, cleaning, change of batteries, testing and the like.',
    law: '§ 5-3',
  },
  upkeepLandlordRoom: {
    nb: 'Alt annet vedlikehold er utleierens ansvar, også alt i fellesrommene. Må noe av det utleieren har skaffet, skiftes ut fordi det ikke lenger lar seg vedlikeholde, er også det utleierens ansvar. Å utbedre skade som skyldes et uhell, er ikke vedlikehold.',
    en: 'All other maintenance is the landlord’s responsibility, all of it in the shared rooms too, and so is replacing what the landlord has provided when it can no longer be maintained. Repairing accidental damage is not maintenance.',
    law: '§ 5-3',
  },
  frostRoom: {
    nb: 'Så langt leietakeren selv styrer varmen, holder leietakeren rommet så varmt at det ikke blir frostskader. Leietakeren sier fra straks hvis varmen svikter.',
    en: 'As far as the tenant controls the heating, the tenant keeps the room warm enough that nothing is damaged by frost. The tenant tells the landlord at once if the heating fails.',
  },

  periodRoom: {
    nb: 'Oppsigelsestiden er{{ahead}} {{months}}, regnet i hele kalendermåneder fra den første dagen i måneden etter oppsigelsen.',
    en: 'The period of notice is{{ahead}} {{months}}, counted in whole calendar months from the first day of the month after the notice.',
  },
  landlordRoomFixed: {
    nb: 'Er leieforholdet blitt tidsubestemt, trenger en oppsigelse fra utleieren ingen grunn. Den skal være skriftlig. Lovens regler om protest mot oppsigelsen gjelder ikke.',
    en: 'If the tenancy has become open-ended, notice from the landlord needs no reason. It is to be in writing. The Act’s rules on protest against the notice do not apply.',
    law: '§ 9-5 tredje ledd, § 9-7 fjerde ledd og § 9-8 tredje ledd',
  },

  leavingRoom: {
    nb: 'Når leieforholdet slutter, leverer leietakeren tilbake rommet med nøkler, ryddet og rengjort og i samme stand som ved overtakelsen, og tar med seg sine ting fra fellesrommene. Vanlig slit og elde, og mangler som det er utleierens plikt å utbedre, svarer leietakeren ikke for. Partene går gjennom rommet sammen og fyller ut overtakelseslisten også da.',
    en: 'When the tenancy ends the tenant returns the room with its keys, cleared and clean and in the same condition as at handover, and takes belongings out of the shared rooms. The tenant does not answer for ordinary wear and tear or for defects that are the landlord’s duty to repair. Then, too, the parties go through the room together and fill in the handover list.',
    law: 'kap. 10',
  },
} satisfies Record<string, LawText>
