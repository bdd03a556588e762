/** Pools of given and family names that commonly occur together; a tenth of the pros mix two pools. */
export interface NamePool {
  weight: number;
  given: readonly string[];
  family: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const namePools: readonly NamePool[] = [
  {
    weight: 26,
    given:
      words(`Maya Mateo Camila Diego Lucía Andrés Valentina Javier Sofía Rafael Ximena Emilio Daniela Óscar
      Marisol Joaquín Alma Ignacio Paloma Héctor Itzel Ramón Noemí César Yolanda Tomás Belén Álvaro Graciela Santiago`),
    family:
      words(`Rodríguez Castillo Morales Fuentes Guerrero Navarro Ibarra Salazar Cordero Montoya Villanueva Rosales
      Escobar Pacheco Arroyo Quintero Benítez Zamora Ledesma Olivares Tapia Cárdenas Bustos Rivas Solís Medrano Peralta
      Toledo Aguilar Varela`),
  },
  {
    weight: 20,
    given:
      words(`Jasmine Terrence Aaliyah Malik Imani Devon Keisha Andre Simone Darius Latoya Marquis Brianna Jerome
      Tasha Isaiah Ebony Quentin Monique Reggie Nia Desmond Chanel Elijah Shanice Curtis`),
    family:
      words(`Washington Coleman Bryant Hollis Jefferson Gaines Mayfield Booker Whitaker Dorsey Hampton Easley
      Broadnax Pettway Tolliver Langston Merriweather Rollins Sturdivant Fairley Grimes Beasley Tisdale Winfield`),
  },
  {
    weight: 18,
    given:
      words(`Nora Caleb Hannah Wyatt Maeve Owen Paige Liam Greta Colin Tessa Grant Bridget Ethan Heidi Ross Fiona
      Declan Molly Graham Annika Seth Erin Walker`),
    family:
      words(`Halloran Whitfield Brennan Ashworth Lindqvist Prescott Donnelly Kessler Thorne Gallagher Hadley Voss
      Carmody Becker Sorensen Fairbanks Mulligan Hartley Dunmore Ostrander Pruitt Delaney Lockwood Engstrom`),
  },
  {
    weight: 11,
    given: words(
      `Mei Kevin Linh Hiro Jia Daniel Thuy Minh Yuna Kenji Grace Jun-ho Lan Wei Hana Tuan Sora Eric Bao Emi`,
    ),
    family:
      words(`Nakamura Tran Zhou Kang Nguyen Lim Fujita Huang Pham Yoon Okada Chen Vo Shimizu Kwon Liang Duong Mori
      Tseng Bae`),
  },
  {
    weight: 8,
    given: words(
      `Priya Arjun Anika Rohan Meera Imran Kavya Sanjay Fatima Nikhil Leela Farhan Divya Vikram Ayesha Tariq`,
    ),
    family:
      words(`Raman Chaudhry Iyer Malhotra Siddiqui Banerjee Pillai Kapoor Mehta Rahman Desai Qureshi Menon Bhatt
      Sandhu Haque`),
  },
  {
    weight: 7,
    given: words(`Amara Kwame Ngozi Tunde Abena Sekou Adaeze Emeka Fatou Yaw Zainab Kojo Halima Obinna`),
    family: words(
      `Okafor Mensah Adeyemi Diallo Boateng Nwosu Asante Traoré Eze Kamara Owusu Balogun Sesay Achebe`,
    ),
  },
  {
    weight: 6,
    given: words(`Katya Marek Ivana Piotr Danuta Luka Oksana Goran Milena Andriy Zofia Bogdan Jelena Tomasz`),
    family:
      words(`Kowalski Petrenko Novak Horvat Wójcik Marković Shevchenko Dudek Babić Kravets Zielinski Popescu Jurić
      Lysenko`),
  },
  {
    weight: 4,
    given: words(`Layla Karim Yasmin Omar Samira Nabil Dalia Rami Leila Hassan Soraya Youssef`),
    family: words(`Haddad Nasser Khoury Mansour Saleh Farouk Aziz Barakat Shaheen Tahan Rahimi Karimi`),
  },
  {
    weight: 3,
    given: words(`Keoni Leilani Sione Malia Talia Afa Nalani Kai`),
    family: words(`Kahale Tuilagi Kealoha Fonoti Mahelona Leota Akana Palakiko`),
  },
];
