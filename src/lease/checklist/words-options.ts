import { words, type Text } from '../../base/kit/words'
import type { ChecklistOption, CountedField } from './model'

const options = {
  number_of_keys: { en: 'Keys', nb: 'Nøkler' },
  parking: { en: 'Parking space', nb: 'Parkeringsplass' },
  garage: { en: 'Garage', nb: 'Garasje' },
  mailbox: { en: 'Mailbox', nb: 'Postkasse' },
  exterior_area: { en: 'Outdoor area', nb: 'Uteområde' },
  snowshoveling: { en: 'Snow clearing', nb: 'Snømåking' },
  lawn_moving: { en: 'Lawn mowing', nb: 'Plenklipping' },
  exterior_doors: { en: 'Outer doors', nb: 'Ytterdører' },
  home_alarm: { en: 'Burglar alarm', nb: 'Innbruddsalarm' },
  fuse_box: { en: 'Fuse box', nb: 'Sikringsskap' },
  fire_extinguisher: { en: 'Fire extinguisher', nb: 'Brannslokkingsapparat' },
  main_stopcock: { en: 'Main stopcock', nb: 'Hovedstoppekran' },
  fireplaces: { en: 'Fireplaces', nb: 'Ildsteder' },
  smoke_detectors: { en: 'Smoke detectors', nb: 'Røykvarslere' },
  escape_routes: { en: 'Escape routes', nb: 'Rømningsveier' },
  stove_guard: { en: 'Stove guard', nb: 'Komfyrvakt' },
  washer: { en: 'Washing machine', nb: 'Vaskemaskin' },
  panel_heaters: { en: 'Panel heaters', nb: 'Panelovner' },
  furniture: { en: 'Furniture', nb: 'Møbler' },
  review_rules: { en: 'Going through the house rules', nb: 'Gjennomgang av husordensreglene' },
  common_area: { en: 'Common areas', nb: 'Fellesarealer' },
  condition: { en: 'Condition of the home', nb: 'Boligens tilstand' },
  stalls: { en: 'Storage rooms', nb: 'Boder' },
} satisfies Record<ChecklistOption, Text>

const counts = {
  number_keys: { en: 'Number of keys', nb: 'Antall nøkler' },
  parking_space: { en: 'Number of parking spaces', nb: 'Antall parkeringsplasser' },
  garage_count: { en: 'Number of garages', nb: 'Antall garasjer' },
  fire_extinguisher_count: { en: 'Number of fire extinguishers', nb: 'Antall brannslokkingsapparater' },
  stalls_count: { en: 'Number of storage rooms', nb: 'Antall boder' },
} satisfies Record<Exclude<CountedField, 'garage'> | 'garage_count', Text>

export const optionWords = words('option', { ...options, ...counts })
