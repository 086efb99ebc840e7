import { z } from 'zod'
import { openPage } from '../../../base/ui/page/app-page'

const registrationSteps = ['general', 'profile', 'finish'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

const titles = {
  general: { en: 'Create account (1/3)', nb: 'Opprett konto (1/3)' },
  profile: { en: 'Your profile (2/3)', nb: 'Din profil (2/3)' },
  finish: { en: 'Your first house (3/3)', nb: 'Ditt første hus (3/3)' },
} satisfies Record<RegistrationStep, unknown>
const search = z.object({ step: z.enum(registrationSteps).default('general').catch('general') })

export const registrationPages = [
  openPage({
    path: '/registration',
    load: () => import('./RegistrationPage'),
    title: (at) => titles[search.parse(at).step],
    guard: 'step',
    search,
  }),
] as const
