import { words } from '../../base/kit/words'

/** Rooms and items that are proposed for a handover. Afterwards they are the landlord's own words. */
export const handoverRoomWords = words('handoverRoom', {
  hall: { nb: 'Gang', en: 'Hall' },
  living: { nb: 'Stue', en: 'Living room' },
  kitchen: { nb: 'Kjøkken', en: 'Kitchen' },
  bath: { nb: 'Bad', en: 'Bathroom' },
  bedroom: { nb: 'Soverom', en: 'Bedroom' },
  bedroomAt: { nb: 'Soverom {{number}}', en: 'Bedroom {{number}}' },
  room: { nb: 'Rommet', en: 'The room' },
  shared: { nb: 'Fellesrom', en: 'Shared rooms' },
  facilities: { nb: 'Sikkerhet og utstyr', en: 'Safety and equipment' },
  floor: { nb: 'Gulv', en: 'Floor' },
  walls: { nb: 'Vegger og tak', en: 'Walls and ceiling' },
  openings: { nb: 'Dører og vinduer', en: 'Doors and windows' },
  light: { nb: 'Lys og stikkontakter', en: 'Lights and sockets' },
  cleaning: { nb: 'Renhold', en: 'Cleanliness' },
  cupboards: { nb: 'Skap og benk', en: 'Cupboards and worktop' },
  stove: { nb: 'Komfyr og vifte', en: 'Cooker and extractor' },
  fridge: { nb: 'Kjøleskap og fryser', en: 'Fridge and freezer' },
  basin: { nb: 'Servant og toalett', en: 'Basin and toilet' },
  shower: { nb: 'Dusj og sluk', en: 'Shower and drain' },
  keys: { nb: 'Nøkler', en: 'Keys' },
})
