/** The id of the element in the top bar for the choice of the house on small screens. */
export const houseChoiceSlotId = 'house-slot'
