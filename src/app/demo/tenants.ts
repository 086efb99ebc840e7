import { day } from '../../base/kit/day'
import type { CoTenant } from '../../lease/contract/model'

const norwegian = { tenant_phone_code: '+47', tenant_nationality: 'NO', tenant_country: 'NO' } as const

/**
 * The tenants as the contracts name them, and where they lived before. Nobody's name, birth date, address or phone: no
 * Norwegian number begins with 42, 43 or 44; the Swedish one is of those that are kept for made-up people (070-174 06 05
 * to 99).
 */
export const demoTenants = {
  marte: {
    tenant_first_name: 'Marte',
    tenant_last_name: 'Solheim',
    tenant_birthday: day('1994-05-17'),
    tenant_phone: '42014387',
    tenant_email: 'marte.solheim@husbok.example',
    ...norwegian,
    tenant_address: 'Rugdestubben 14',
    tenant_postcode: '0678',
    tenant_city: 'Oslo',
  },
  silje: {
    tenant_first_name: 'Silje',
    tenant_last_name: 'Vågenes',
    tenant_birthday: day('1991-02-23'),
    tenant_phone: '43250916',
    tenant_email: 'silje.vagenes@husbok.example',
    ...norwegian,
    tenant_address: 'Notvikbakken 3',
    tenant_postcode: '5033',
    tenant_city: 'Bergen',
  },
  jonas: {
    tenant_first_name: 'Jonas',
    tenant_last_name: 'Kvernberg',
    tenant_birthday: day('1989-11-02'),
    tenant_phone: '44072651',
    tenant_email: 'jonas.kvernberg@husbok.example',
    ...norwegian,
    tenant_address: 'Teglverkløkka 27',
    tenant_postcode: '0572',
    tenant_city: 'Oslo',
  },
  elin: {
    tenant_first_name: 'Elin',
    tenant_last_name: 'Åkerström',
    tenant_birthday: day('1998-08-30'),
    tenant_phone_code: '+46',
    tenant_phone: '70-174 06 12',
    tenant_email: 'elin.akerstrom@husbok.example',
    tenant_nationality: 'SE',
    tenant_country: 'SE',
    tenant_address: 'Kvarnbacksvägen 8',
    tenant_postcode: '411 05',
    tenant_city: 'Göteborg',
  },
} as const
export type DemoTenant = (typeof demoTenants)[keyof typeof demoTenants]

/** Who rents together with Jonas. */
export const demoCoTenants: readonly CoTenant[] = [
  {
    first_name: 'Amina',
    last_name: 'Farooq',
    birthday: day('1991-06-14'),
    phone_code: '+47',
    phone: '42830615',
    email: 'amina.farooq@husbok.example',
  },
]
