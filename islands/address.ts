/** Where pages load the scripts of islands from. The build makes it one of the folders that never change. */
export const ISLANDS_FOLDER = '/islands/';
