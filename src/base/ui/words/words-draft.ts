import { words } from '../../kit/words'

/** The words about drafts. Only forms with drafts load them. */
export const draftWords = words('draft', {
  restored: {
    en: 'What you typed on {{date}} at {{time}} without saving is here again. It is kept in this browser only.',
    nb: 'Det du skrev {{date}} kl. {{time}} uten å lagre, er her igjen. Det ligger bare i denne nettleseren.',
  },
  behind: {
    en: 'It has been changed elsewhere since then: when you save, you see what, and choose.',
    nb: 'Det er endret et annet sted siden: Når du lagrer, ser du hva, og kan velge.',
  },
  kept: { en: 'Draft kept {{time}}', nb: 'Kladd lagret {{time}}' },
  discard: { en: 'Discard the draft', nb: 'Forkast kladden' },
  discardTitle: { en: 'Discard the draft?', nb: 'Forkaste kladden?' },
  discardText: {
    en: 'What you have typed here without saving is removed.',
    nb: 'Det du har skrevet her uten å lagre, blir fjernet.',
  },
  unfinished: { en: 'Unfinished from {{date}}: {{what}}', nb: 'Uferdig fra {{date}}: {{what}}' },
  unfinishedLabel: { en: 'Unfinished from {{date}}', nb: 'Uferdig fra {{date}}' },
  goOn: { en: 'Continue', nb: 'Fortsett' },
  discardShort: { en: 'Discard', nb: 'Forkast' },
  discardOtherText: {
    en: 'What was typed then and not saved is removed.',
    nb: 'Det som ble skrevet da uten å lagres, blir fjernet.',
  },
  stay: { en: 'Keep the draft', nb: 'Behold kladden' },
})
