import { words } from '../../base/kit/words'

export const disputeWords = words('dispute', {
  save: { nb: 'Til Husleietvistutvalget · PDF', en: 'For the Rent Disputes Tribunal · PDF' },
  redact: { nb: 'Navn eller ord som skal sladdes', en: 'Names or words to black out' },
  redactHelp: {
    nb: 'For eksempel naboer, adressene deres eller opplysninger om helse. Skill dem med komma. Fødselsnumre, og andres telefonnumre og fødselsdatoer, sladdes alltid.',
    en: 'For example neighbours, their addresses or facts about health. Separate them with commas. National identity numbers, and the phone numbers and dates of birth of others, are always blacked out.',
  },
  help: {
    nb: 'Kravet med lovhenvisninger, tidslinjen og alle papirene i én fil, på norsk. Fødselsnumre er ikke med.',
    en: 'The claim with its legal basis, the timeline and all papers in one file, in Norwegian. National identity numbers are not included.',
  },
  making: {
    nb: 'Samler alt om leieforholdet. Det kan ta opptil 20 sekunder.',
    en: 'Collecting everything about the tenancy. It can take up to 20 seconds.',
  },
  saved: {
    nb: 'Filen er lagret. Les gjennom den før du sender den.',
    en: 'The file is saved. Read it through before you send it.',
  },
  fileName: { nb: '{{name}} sak', en: '{{name}} case' },
})
