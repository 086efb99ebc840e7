/** The element in the top bar where a page about one house puts the choice of the house, on small screens. */
export const houseSlot = 'house-slot'
