import type { LawText } from './model'

/** The new sentences of the sixth edition, on the signature under the clause on eviction. */
export const sixthTexts = {
  evictionSigned: {
    nb: 'Leietakeren undertegner dette punktet særskilt, her i rammen. Uten den underskriften gjelder det ikke.',
    en: 'The tenant signs this clause separately, here in the frame. Without that signature it does not apply.',
  },
  evictionSignedSeveral: {
    nb: 'Hver av leietakerne undertegner dette punktet særskilt, her i rammen. For den som ikke har gjort det, gjelder det ikke.',
    en: 'Each of the tenants signs this clause separately, here in the frame. It does not apply to one who has not.',
  },
  evictionElectronicSeveral: {
    nb: 'Hver av leietakerne godtar dette punktet særskilt: Det står i en egen ramme rett over underskriftene, og hver elektronisk signatur gjelder også det.',
    en: 'Each of the tenants accepts this clause specifically: it stands in a frame of its own just above the signatures, and each electronic signature covers it too.',
  },
} satisfies Record<string, LawText>
